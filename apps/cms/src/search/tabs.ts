import type { ProductPageKind, SearchTab, SearchTarget, Slugs } from '@liget/content-api';
import { itemScreenOf } from '@liget/content-api/screens';
import type { CollectionSlug } from 'payload';
import type { DocumentReader } from '../reading/document-reader.ts';

/** How the items of one collection appear in the search. */
export interface Searchable {
  collection: CollectionSlug;
  tab: (read: DocumentReader) => SearchTab;
  /** The fields to read, beside slug. */
  title: 'title' | 'name';
  lead: 'lead' | 'description';
  /** Rich text, or building blocks. */
  texts: string[];
  date?: string;
  /** The screen has the slugs of this related document before its own. */
  parent?: string;
  /** The items are products, whose page of this kind is found. */
  product?: ProductPageKind;
  /** The items have no page of their own. */
  unaddressed?: true;
}

/** Words in the Hungarian address of a top location that make it an institution: a house, a museum, a gallery, a theatre, the visitor centre. */
const INSTITUTION = /(?:^|-)(?:haz|haza|muzeum|galeria|szinhaz|konyvtar|latogatokozpont)(?:-|$)/;

export function isInstitution(slugs: Slugs): boolean {
  return INSTITUTION.test(slugs.hu ?? '');
}

const always = (tab: SearchTab) => () => tab;
const page = { title: 'title', lead: 'lead' } as const;

/** Specification, section 2: the search screen's tabs, and what belongs to each. */
export const SEARCHABLE: readonly Searchable[] = [
  { ...page, collection: 'business-partner-items', tab: always('business_partners'), texts: ['body', 'sections'] },
  { ...page, collection: 'events', tab: always('events'), texts: ['body', 'organizer'], date: 'firstStart' },
  { ...page, collection: 'event-series', tab: always('events'), texts: ['body'] },
  {
    ...page,
    collection: 'top-locations',
    tab: (read) => (isInstitution(read.slugs()) ? 'institutions' : 'sights'),
    texts: ['address', 'sections'],
  },
  { ...page, collection: 'visitor-information', tab: always('park'), texts: ['body', 'sections'] },
  { ...page, collection: 'projects', tab: always('park'), texts: ['architect', 'contractor', 'body', 'sections'] },
  { ...page, collection: 'news', tab: always('news'), texts: ['author', 'body'], date: 'publishedOn' },
  {
    ...page,
    collection: 'archive-articles',
    tab: always('news'),
    texts: ['author', 'body'],
    date: 'publishedOn',
  },
  { ...page, collection: 'press-releases', tab: always('press'), texts: ['body'], date: 'publishedOn' },
  { ...page, collection: 'galleries', tab: always('press'), texts: [], date: 'publishedOn', parent: 'category' },
  { ...page, collection: 'pages', tab: always('other'), texts: ['body', 'sections'] },
  { ...page, collection: 'public-information', tab: always('other'), texts: ['body', 'sections'] },
  { ...page, collection: 'career-positions', tab: always('other'), texts: ['field', 'location', 'body'] },
  {
    collection: 'professional-documents',
    tab: always('other'),
    title: 'title',
    lead: 'description',
    texts: ['group'],
    date: 'publishedOn',
    unaddressed: true,
  },
  {
    collection: 'products',
    tab: always('other'),
    product: 'customerService',
    title: 'name',
    lead: 'lead',
    texts: ['complaint', 'customerService'],
  },
];

/** The screen of the site that shows an item. */
export function screenFor({ collection, unaddressed, product }: Searchable): SearchTarget['screen'] {
  if (unaddressed) return 'professionalDocuments';
  const screen = product ? 'page' : itemScreenOf(collection);
  if (!screen) throw new Error(`No screen shows the items of ${collection}`);
  return screen;
}
