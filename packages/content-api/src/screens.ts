import type { Locale, Slugs } from './schemas/primitives.ts';

/** The source of a screen's items. */
interface Items {
  /** The collection of the content service. */
  collection: string;
  /** The endpoint that lists them, and the one that returns one of them. Plain strings here; `endpoints.ts` must have them. */
  list?: string;
  one: string;
  /** The screen of the parent item, whose slug is part of the path. */
  within?: string;
}

/** One screen of the specification's section 2: its path in each language, and its items. */
export interface Screen {
  id: string;
  /** React Router patterns; `:name` is one segment, and the last one is the item's slug. */
  hu: string;
  en: string;
  items?: Items;
  /** Shows drafts of that screen's items; never cached and never indexed. */
  previewOf?: string;
}

/**
 * The table of screens. The site's routes, links, sitemap and caches, the content service's links, previews and search, and the tests use it. It
 * contains only data, because browsers load it.
 */
export const screens = [
  { id: 'home', hu: '/', en: '/en' },
  /** What is open, on now and about to begin. */
  { id: 'now', hu: '/most', en: '/en/now' },
  { id: 'projects', hu: '/a-projekt', en: '/en/the-project' },
  { id: 'projectReview', hu: '/projekt/a-liget-projekt-elso-10-eve', en: '/en/the-project/our-first-10-years' },
  { id: 'swiper', hu: '/the-project/swiper', en: '/en/the-project/swiper' },
  {
    id: 'project',
    hu: '/projekt/:project',
    en: '/en/the-project/:project',
    items: { collection: 'projects', list: 'projects', one: 'project' },
  },
  { id: 'privacyPolicy', hu: '/adatvedelem', en: '/en/privacy-policy' },
  { id: 'archive', hu: '/archivum', en: '/en/archive' },
  {
    id: 'archiveArticle',
    hu: '/archivum/:article',
    en: '/en/archive/:article',
    items: { collection: 'archive-articles', list: 'archive', one: 'archiveArticle' },
  },
  { id: 'newsletter', hu: '/hirlevel-feliratkozas', en: '/hirlevel-feliratkozas' },
  /** `step` is the purpose of the newsletter's link: megerosites, beallitasok, leiratkozas (`newsletter-steps.ts`). */
  { id: 'newsletterStep', hu: '/hirlevel-feliratkozas/:step', en: '/hirlevel-feliratkozas/:step' },
  { id: 'careers', hu: '/karrier', en: '/en/career' },
  {
    id: 'career',
    hu: '/karrier/:position',
    en: '/en/career/:position',
    items: { collection: 'career-positions', list: 'careers', one: 'career' },
  },
  /** The page of a case for its sender: a private page of one visitor. */
  { id: 'case', hu: '/ugyintezes/:reference', en: '/en/your-case/:reference' },
  /** The form for reporting something broken in the park. */
  { id: 'defectReport', hu: '/hibabejelentes', en: '/en/report-a-problem' },
  { id: 'search', hu: '/kereses', en: '/en/search' },
  { id: 'publicInformation', hu: '/kozerdeku-adatok', en: '/en/kozerdeku-adatok' },
  {
    id: 'publicInformationItem',
    hu: '/kozerdeku-adatok/:data',
    en: '/en/kozerdeku-adatok/:data',
    items: { collection: 'public-information', list: 'publicInformation', one: 'publicInformationItem' },
  },
  { id: 'visitorInformation', hu: '/latogatas', en: '/en/visitor-information' },
  {
    id: 'visitorInformationItem',
    hu: '/latogatas/:visitorInformation',
    en: '/en/visitor-information/:visitorInformation',
    items: { collection: 'visitor-information', list: 'visitorInformation', one: 'visitorInformationItem' },
  },
  { id: 'magazine', hu: '/magazin', en: '/en/magazine' },
  {
    id: 'magazineArticle',
    hu: '/magazin/:article',
    en: '/en/magazine/:article',
    items: { collection: 'news', list: 'news', one: 'newsItem' },
  },
  {
    id: 'magazinePreview',
    hu: '/magazin/preview/:article_preview',
    en: '/en/magazine/preview/:article_preview',
    previewOf: 'magazineArticle',
  },
  { id: 'press', hu: '/sajto', en: '/en/press' },
  { id: 'mediaLibrary', hu: '/sajto/mediatar', en: '/en/press/media' },
  {
    id: 'mediaCategory',
    hu: '/sajto/mediatar/:gallerycategory',
    en: '/en/press/media/:gallerycategory',
    items: { collection: 'gallery-categories', list: 'galleryCategories', one: 'galleryCategory' },
  },
  {
    id: 'gallery',
    hu: '/sajto/mediatar/:gallerycategory/:gallery',
    en: '/en/press/media/:gallerycategory/:gallery',
    items: { collection: 'galleries', one: 'gallery', within: 'mediaCategory' },
  },
  {
    id: 'pressRelease',
    hu: '/sajto/:release',
    en: '/en/press/:release',
    items: { collection: 'press-releases', list: 'pressReleases', one: 'pressRelease' },
  },
  { id: 'professionalDocuments', hu: '/szakmai-anyagok', en: '/en/szakmai-anyagok' },
  { id: 'map', hu: '/terkep', en: '/en/map' },
  { id: 'businessPartners', hu: '/uzleti-partnereinknek', en: '/en/business-partners' },
  {
    id: 'partnerItem',
    hu: '/uzleti-partnereinknek/:partnerInfo',
    en: '/en/business-partners/:partnerInfo',
    items: { collection: 'business-partner-items', list: 'businessPartners', one: 'businessPartner' },
  },
  { id: 'programs', hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' },
  {
    id: 'programPreview',
    hu: '/varosligeti-programok/preview/:program_preview',
    en: '/en/programs-in-varosliget/preview/:program_preview',
    previewOf: 'program',
  },
  {
    id: 'program',
    hu: '/varosligeti-programok/:program',
    en: '/en/programs-in-varosliget/:program',
    items: { collection: 'events', list: 'events', one: 'event' },
  },
  { id: 'programSeriesList', hu: '/programsorozatok', en: '/en/program-series' },
  {
    id: 'programSeries',
    hu: '/programsorozatok/:programSeries',
    en: '/en/program-series/:programSeries',
    items: { collection: 'event-series', list: 'eventSeriesList', one: 'eventSeries' },
  },
  { id: 'topLocations', hu: '/top-helyek', en: '/en/top-locations' },
  {
    id: 'topLocation',
    hu: '/top-helyek/:topLocation',
    en: '/en/top-locations/:topLocation',
    items: { collection: 'top-locations', list: 'topLocations', one: 'topLocation' },
  },
  /** Pages of the content service, and `{product}-panaszkezeles` and similar (`product-pages.ts`). */
  { id: 'page', hu: '/:slug', en: '/en/:slug', items: { collection: 'pages', list: 'pages', one: 'page' } },
] as const satisfies readonly Screen[];

type Row = (typeof screens)[number];
export type ScreenId = Row['id'];

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters of a screen's path. */
export type ScreenParams<Id extends ScreenId> = Record<Names<Extract<Row, { id: Id }>['hu']>, string>;

type ItemRow = Extract<Row, { items: object }>;
type ListedRow = Extract<Row, { items: { list: string } }>;
/** Screens that show one item. */
export type ItemScreenId = ItemRow['id'];
/** Screens without an item. */
export type StaticScreenId = Exclude<Row, { hu: `${string}:${string}` }>['id'];
/** Endpoints that list items with pages of their own. */
export type ItemList = ListedRow['items']['list'];
/** Those, and endpoints that return one item. */
export type ItemEndpoint = ItemList | ItemRow['items']['one'];
/** Collections whose items have a page of their own. */
export type ItemCollection = ItemRow['items']['collection'];

const byId = new Map<string, Screen>(screens.map((screen) => [screen.id, screen]));

/** Throws for an unknown screen. */
export function getScreen(id: ScreenId): Screen {
  const screen = byId.get(id);
  if (!screen) throw new Error(`No screen ${id} in the table of screens`);
  return screen;
}

/** Screens that show one item, with the source of their items. */
export const itemScreens: readonly ItemRow[] = /* @__PURE__ */ screens.filter((screen) => 'items' in screen);
/** Screens of items that an endpoint lists. */
export const listedScreens: readonly ListedRow[] = /* @__PURE__ */ itemScreens.filter(
  (screen): screen is ListedRow => 'list' in screen.items,
);

const isStaticScreen = (screen: Row): screen is Extract<Row, { id: StaticScreenId }> => !screen.hu.includes(':');
/** The screens without an item. A function, so that browsers that do not need the list do not load it. */
export function listStaticScreens(): StaticScreenId[] {
  return screens.filter(isStaticScreen).map(({ id }) => id);
}

/** The path of a screen in a language. Throws when one of its parameters is missing or empty. */
export function getScreenPath(id: ScreenId, locale: Locale, params: Record<string, string | undefined>): string {
  return getScreen(id)[locale].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The address of ${id} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The slugs under which an item is shown: while a translation is missing, the slug of the other language. */
export function getShownSlugs({ hu, en }: Slugs): Slugs {
  return { hu: hu ?? en, en: en ?? hu };
}

/** The parameters of a screen's path in order; the last one is the item's slug. */
export function getPathParameters(id: ScreenId): string[] {
  return [...getScreen(id).hu.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/**
 * The path of an item in a language. `parent` are the slugs of its parent item, if the path has them. `null` when the slug of that language is
 * missing.
 */
export function getItemPath(id: ItemScreenId, locale: Locale, slugs: Slugs, parent?: Slugs | null): string | null {
  const givenSlugs = [parent?.[locale], slugs[locale]];
  const names = getPathParameters(id);
  const params = Object.fromEntries(names.map((name, at) => [name, givenSlugs[at + givenSlugs.length - names.length] ?? undefined]));
  return names.every((name) => params[name]) ? getScreenPath(id, locale, params) : null;
}

/** The screen of a collection's items; `undefined` for collections whose items have no page. */
export function findItemScreen(collection: string): ItemScreenId | undefined {
  return itemScreens.find(({ items }) => items.collection === collection)?.id;
}
