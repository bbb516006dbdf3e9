import type { SearchTab, Slugs } from '@liget/content-api';
import type { ItemCollection, StaticScreenId } from '@liget/content-api/screens';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { WithPicture } from '../../platform/read-model/pictures/pictures.ts';
import type { ReadContext } from '../../platform/read-model/published.ts';
import { readEntries, readScreens, type Searchable, type SearchEntry } from './search-entries.ts';

/** Words in the Hungarian slug of a top location that make it an institution: house, museum, gallery, theatre, library, visitor centre. */
const INSTITUTION = /(?:^|-)(?:haz|haza|muzeum|galeria|szinhaz|konyvtar|latogatokozpont)(?:-|$)/;

export function isInstitution(slugs: Slugs): boolean {
  return INSTITUTION.test(slugs.hu ?? '');
}

const createConstantTab = (tab: SearchTab) => () => tab;
const page = { title: 'title', lead: 'lead', slug: 'slug' } as const;
const ownPicture = {
  field: 'picture',
  isSeasonal: false,
  getId: (read: DocumentReader<WithPicture>) => read.relationId('picture'),
} as const;
const pictured = { ...page, picture: ownPicture } as const;
/** Items about the park as it is now: their images are those of the season, also on their pages. */
const picturedBySeason = { ...page, picture: { ...ownPicture, isSeasonal: true } } as const;

/** The indexed collections: those with pages, without categories of galleries, plus two without pages. */
type SearchableCollection = Exclude<ItemCollection, 'gallery-categories'> | 'professional-documents' | 'products';

/** The tabs of the search screen and their collections (specification, section 2). */
const SEARCHABLE: { [Name in SearchableCollection]: Searchable<Name> } = {
  'business-partner-items': {
    ...picturedBySeason,
    tab: createConstantTab('business_partners'),
    texts: ['body', 'sections'],
    sections: 'sections',
  },
  events: {
    ...picturedBySeason,
    tab: createConstantTab('events'),
    texts: ['body', 'organizer'],
    related: ['location', 'type', 'category', 'series'],
    dateText: { text: 'dateText', isOnly: 'textDateOnly', isConstant: 'constant' },
    names: (read) => [
      read.relation('location')?.textOrEmpty('title') ?? '',
      read.relation('series')?.textOrEmpty('title') ?? '',
      read.relation('type')?.textOrEmpty('name') ?? '',
      read.relation('category')?.textOrEmpty('name') ?? '',
    ],
  },
  'event-series': { ...picturedBySeason, tab: createConstantTab('events'), texts: ['body'] },
  'top-locations': {
    ...picturedBySeason,
    tab: (read) => (isInstitution(read.slugs()) ? 'institutions' : 'sights'),
    texts: ['address', 'sections'],
    sections: 'sections',
  },
  'visitor-information': { ...picturedBySeason, tab: createConstantTab('park'), texts: ['body', 'sections'], sections: 'sections' },
  projects: {
    ...pictured,
    tab: createConstantTab('park'),
    texts: ['architect', 'contractor', 'body', 'sections'],
    sections: 'sections',
  },
  news: { ...pictured, tab: createConstantTab('news'), texts: ['author', 'body'], date: 'publishedOn' },
  'archive-articles': {
    ...pictured,
    tab: createConstantTab('news'),
    texts: ['author', 'body'],
    date: 'publishedOn',
  },
  'press-releases': { ...pictured, tab: createConstantTab('press'), texts: ['body'], date: 'publishedOn' },
  galleries: {
    ...page,
    tab: createConstantTab('press'),
    texts: [],
    date: 'publishedOn',
    parent: 'category',
    picture: { field: 'items', isSeasonal: false, getId: (read) => read.rows('items')[0]?.relationId('picture') ?? null },
  },
  pages: { ...picturedBySeason, tab: createConstantTab('other'), texts: ['body', 'sections'], sections: 'sections' },
  'public-information': { ...picturedBySeason, tab: createConstantTab('other'), texts: ['body', 'sections'], sections: 'sections' },
  'career-positions': { ...page, tab: createConstantTab('other'), texts: ['field', 'location', 'body'], lastDay: 'deadline' },
  'professional-documents': {
    tab: createConstantTab('other'),
    title: 'title',
    lead: 'description',
    texts: ['group'],
    date: 'publishedOn',
  },
  products: {
    tab: createConstantTab('other'),
    product: { page: 'customerService', heading: { hu: 'ügyfélszolgálat', en: 'customer service' } },
    title: 'name',
    lead: 'lead',
    slug: 'slug',
    names: ({ locale }) => [{ hu: 'panaszkezelés', en: 'complaints' }[locale]],
    texts: ['complaint', 'customerService'],
  },
};

const SEARCHED = Object.keys(SEARCHABLE) as SearchableCollection[];
const getEntries = <Name extends SearchableCollection>(context: ReadContext, name: Name, ids: readonly number[]) =>
  readEntries(context, name, SEARCHABLE[name], ids);

/** The tabs of screens without items; the search and the home page are not search results. */
const SCREENS: Record<StaticScreenId, SearchTab | null> = {
  home: null,
  search: null,
  now: 'park',
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
  defectReport: 'park',
  careers: 'other',
  newsletter: 'other',
  privacyPolicy: 'other',
  professionalDocuments: 'other',
  publicInformation: 'other',
};

/** A collection in the search index: items, and the titles of screens without items. */
export type Source = SearchableCollection | 'page-metadata';
/** All sources in a fixed order. */
export const SOURCES: readonly Source[] = ['page-metadata', ...SEARCHED];

/** What documents of a source are found by in a language; those that nothing shows are not among them. */
export function readSource(context: ReadContext, source: Source, ids: readonly number[]): Promise<SearchEntry[]> {
  return source === 'page-metadata' ? readScreens(context, SCREENS, ids) : getEntries(context, source, ids);
}
