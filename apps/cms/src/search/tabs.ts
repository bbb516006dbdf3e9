import type { Locale, SearchTab, Slugs } from '@liget/content-api';
import type { Payload } from 'payload';
import type { DocumentReader } from '../reading/document-reader.ts';
import type { Pictured } from '../reading/pictures.ts';
import { type ReadEntries, type SearchEntry, searchable, searchableScreens } from './search-entries.ts';

/** Words in the Hungarian address of a top location that make it an institution: a house, a museum, a gallery, a theatre, the visitor centre. */
const INSTITUTION = /(?:^|-)(?:haz|haza|muzeum|galeria|szinhaz|konyvtar|latogatokozpont)(?:-|$)/;

export function isInstitution(slugs: Slugs): boolean {
  return INSTITUTION.test(slugs.hu ?? '');
}

const always = (tab: SearchTab) => () => tab;
const page = { title: 'title', lead: 'lead', slug: 'slug' } as const;
const pictured = {
  ...page,
  picture: { field: 'picture', idOf: (read: DocumentReader<Pictured>) => read.relationId('picture') },
} as const;

/** Specification, section 2: the search screen's tabs, and what belongs to each. */
const SEARCHABLE: readonly ReadEntries[] = [
  searchable({ ...pictured, collection: 'business-partner-items', tab: always('business_partners'), texts: ['body', 'sections'] }),
  searchable({ ...pictured, collection: 'events', tab: always('events'), texts: ['body', 'organizer'] }),
  searchable({ ...pictured, collection: 'event-series', tab: always('events'), texts: ['body'] }),
  searchable({
    ...pictured,
    collection: 'top-locations',
    tab: (read) => (isInstitution(read.slugs()) ? 'institutions' : 'sights'),
    texts: ['address', 'sections'],
  }),
  searchable({ ...pictured, collection: 'visitor-information', tab: always('park'), texts: ['body', 'sections'] }),
  searchable({ ...pictured, collection: 'projects', tab: always('park'), texts: ['architect', 'contractor', 'body', 'sections'] }),
  searchable({ ...pictured, collection: 'news', tab: always('news'), texts: ['author', 'body'], date: 'publishedOn' }),
  searchable({ ...pictured, collection: 'archive-articles', tab: always('news'), texts: ['author', 'body'], date: 'publishedOn' }),
  searchable({ ...pictured, collection: 'press-releases', tab: always('press'), texts: ['body'], date: 'publishedOn' }),
  searchable({
    ...page,
    collection: 'galleries',
    tab: always('press'),
    texts: [],
    date: 'publishedOn',
    parent: 'category',
    picture: { field: 'items', idOf: (read) => read.rows('items')[0]?.relationId('picture') ?? null },
  }),
  searchable({ ...pictured, collection: 'pages', tab: always('other'), texts: ['body', 'sections'] }),
  searchable({ ...pictured, collection: 'public-information', tab: always('other'), texts: ['body', 'sections'] }),
  searchable({ ...page, collection: 'career-positions', tab: always('other'), texts: ['field', 'location', 'body'] }),
  searchable({
    collection: 'professional-documents',
    tab: always('other'),
    title: 'title',
    lead: 'description',
    texts: ['group'],
    date: 'publishedOn',
  }),
  searchable({
    collection: 'products',
    tab: always('other'),
    product: 'customerService',
    title: 'name',
    lead: 'lead',
    slug: 'slug',
    texts: ['complaint', 'customerService'],
  }),
];

/** The site's own screens. */
const SCREENS = searchableScreens({
  home: null,
  search: null,
  projects: 'park',
  projectReview: 'park',
  swiper: 'park',
  visitorInformation: 'park',
  map: 'park',
  topLocations: 'sights',
  programs: 'events',
  programSeriesList: 'events',
  magazine: 'news',
  archive: 'news',
  press: 'press',
  mediaLibrary: 'press',
  businessPartners: 'business_partners',
  careers: 'other',
  newsletter: 'other',
  privacyPolicy: 'other',
  professionalDocuments: 'other',
  publicInformation: 'other',
});

/** Everything published that can be searched for in a language, in a fixed order. */
export async function searchEntries(payload: Payload, locale: Locale): Promise<SearchEntry[]> {
  const all: SearchEntry[] = [];
  // One after the other: the index may take its time, visitors' pages must not wait for it.
  for (const read of [SCREENS, ...SEARCHABLE]) all.push(...(await read(payload, locale)));
  return all;
}
