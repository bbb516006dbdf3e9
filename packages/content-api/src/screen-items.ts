import { type ScreenId, screens } from './screens.ts';

/** Where the items come from that a screen shows one of. */
export interface Items {
  /** The collection of the content service. */
  collection: string;
  /** The endpoint that lists them, and the one that answers with one of them. Plain text here; `endpoints.ts` must have them. */
  list?: string;
  one: string;
  /** The screen whose item these lie below, in the address too. */
  within?: string;
}

/** Whose items a screen shows one of. Apart from the addresses, which browsers load. */
const ITEMS = {
  project: { collection: 'projects', list: 'projects', one: 'project' },
  archiveArticle: { collection: 'archive-articles', list: 'archive', one: 'archiveArticle' },
  career: { collection: 'career-positions', list: 'careers', one: 'career' },
  publicInformationItem: { collection: 'public-information', list: 'publicInformation', one: 'publicInformationItem' },
  visitorInformationItem: { collection: 'visitor-information', list: 'visitorInformation', one: 'visitorInformationItem' },
  magazineArticle: { collection: 'news', list: 'news', one: 'newsItem' },
  mediaCategory: { collection: 'gallery-categories', list: 'galleryCategories', one: 'galleryCategory' },
  gallery: { collection: 'galleries', one: 'gallery', within: 'mediaCategory' },
  pressRelease: { collection: 'press-releases', list: 'pressReleases', one: 'pressRelease' },
  partnerItem: { collection: 'business-partner-items', list: 'businessPartners', one: 'businessPartner' },
  program: { collection: 'events', list: 'events', one: 'event' },
  programSeries: { collection: 'event-series', list: 'eventSeriesList', one: 'eventSeries' },
  topLocation: { collection: 'top-locations', list: 'topLocations', one: 'topLocation' },
  page: { collection: 'pages', one: 'page' },
} as const satisfies Partial<Record<ScreenId, Items>>;

type Table = typeof ITEMS;
type Row<Id extends keyof Table = keyof Table> = { [Each in Id]: { id: Each; items: Table[Each] } }[Id];
type ListedRow = Extract<Row, { items: { list: string } }>;

/** Screens that show one item. */
export type ItemScreenId = keyof Table;
/** Endpoints that list items with pages of their own. */
export type ItemList = ListedRow['items']['list'];
/** Those, and the ones that answer with one item. */
export type ItemEndpoint = ItemList | Row['items']['one'];
/** Collections whose items have a page of their own. */
export type ItemCollection = Row['items']['collection'];

const isItemScreen = (id: ScreenId): id is ItemScreenId => id in ITEMS;

/** The screens that show one item each, with where their items come from, in the order of the table of screens. */
export const itemScreens: readonly Row[] = screens
  .map(({ id }) => id)
  .filter(isItemScreen)
  .map((id) => ({ id, items: ITEMS[id] }) as Row);
/** Those whose items an endpoint lists. */
export const listedScreens: readonly ListedRow[] = itemScreens.filter((screen): screen is ListedRow => 'list' in screen.items);

/** Where the items of a screen come from; none for screens that show no single item. */
export function itemsOf(id: ScreenId): Items | undefined {
  return isItemScreen(id) ? ITEMS[id] : undefined;
}

/** The screen that shows an item of a collection; none for collections whose items have no page of their own. */
export function itemScreenOf(collection: string): ItemScreenId | undefined {
  return itemScreens.find(({ items }) => items.collection === collection)?.id;
}
