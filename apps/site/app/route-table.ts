import { type Screen, type ScreenId, screens } from '@liget/content-api/screens';
import type { Messages } from './i18n/index.ts';

export type { ScreenId };
export type LayoutName = 'default' | 'dark';

/** The site's properties of a screen. */
interface ScreenModule {
  /** Route module, relative to `app/`. */
  page: string;
  /** The layout unless the content names another. */
  layout: LayoutName;
  /** The parts of the catalogue that its components use; they are sent with the page, so that no browser loads the whole catalogue. */
  texts: readonly (keyof Messages)[];
  /** Query parameters that change the page; all others are dropped from its cache key. */
  query?: readonly string[];
  /**
   * Those of them with endless values, such as days and words: search engines are asked not to follow such links. The page without them is
   * indexed.
   */
  endless?: readonly string[];
  /** For one visitor only: never cached or indexed, and its URL is not sent to other sites. */
  isPrivate?: true;
  /** Whether its form accepts files. */
  files?: true;
  /** Has no content of its own, so that the sitemap leaves it out. */
  isUnlisted?: true;
  /** Full-bleed map routes hide the footer on phones and tablets. */
  map?: true;
}

const MODULES: Record<ScreenId, ScreenModule> = {
  home: { page: 'screens/home/HomeScreen.tsx', layout: 'default', texts: ['home', 'now', 'programs', 'calendar'] },
  now: {
    page: 'screens/now/NowScreen.tsx',
    layout: 'default',
    texts: ['now', 'needs'],
    query: ['at', 'from', 'need'],
    endless: ['at', 'from', 'need'],
  },
  projects: { page: 'screens/projects/ProjectsScreen.tsx', layout: 'dark', texts: ['projects'], query: ['status'] },
  projectReview: { page: 'screens/projects/ProjectReviewScreen.tsx', layout: 'dark', texts: ['projects'] },
  swiper: { page: 'screens/projects/SwiperScreen.tsx', layout: 'dark', texts: ['projects'] },
  project: { page: 'screens/projects/ProjectScreen.tsx', layout: 'dark', texts: ['projects'] },
  privacyPolicy: { page: 'screens/pages/PrivacyPolicyScreen.tsx', layout: 'default', texts: ['pages'] },
  archive: { page: 'screens/archive/ArchiveScreen.tsx', layout: 'default', texts: ['archive'], query: ['page', 'year'] },
  archiveArticle: { page: 'screens/archive/ArchiveArticleScreen.tsx', layout: 'default', texts: ['archive', 'articles'] },
  newsletter: { page: 'screens/newsletter/NewsletterScreen.tsx', layout: 'default', texts: ['newsletter', 'forms'], query: ['reference'] },
  newsletterStep: {
    page: 'screens/newsletter/NewsletterStepScreen.tsx',
    layout: 'default',
    texts: ['newsletter', 'forms'],
    query: ['token', 'done'],
    isPrivate: true,
  },
  careers: { page: 'screens/careers/CareersScreen.tsx', layout: 'default', texts: ['careers'] },
  career: { page: 'screens/careers/CareerScreen.tsx', layout: 'default', texts: ['careers'] },
  defectReport: {
    page: 'screens/defects/DefectReportScreen.tsx',
    layout: 'default',
    texts: ['defectReport', 'forms'],
    query: ['place'],
    endless: ['place'],
    files: true,
  },
  search: {
    page: 'screens/search/SearchScreen.tsx',
    layout: 'default',
    texts: ['search'],
    query: ['q', 'tab', 'page'],
    endless: ['q'],
    isUnlisted: true,
  },
  publicInformation: {
    page: 'screens/public-data/PublicInformationScreen.tsx',
    layout: 'default',
    texts: ['publicData', 'forms'],
    query: ['page'],
  },
  publicInformationItem: { page: 'screens/public-data/PublicInformationItemScreen.tsx', layout: 'default', texts: ['publicData', 'pages'] },
  visitorInformation: { page: 'screens/visit/VisitorInformationScreen.tsx', layout: 'default', texts: ['visit', 'signs'] },
  visitorInformationItem: {
    page: 'screens/visit/VisitorInformationItemScreen.tsx',
    layout: 'default',
    texts: ['visit', 'signs', 'pages', 'enquiries', 'forms', 'calendar'],
  },
  magazine: { page: 'screens/magazine/MagazineScreen.tsx', layout: 'default', texts: ['magazine'], query: ['category', 'page'] },
  magazineArticle: { page: 'screens/magazine/MagazineArticleScreen.tsx', layout: 'default', texts: ['magazine', 'articles'] },
  magazinePreview: {
    page: 'screens/magazine/MagazinePreviewScreen.tsx',
    layout: 'default',
    texts: ['magazine', 'articles'],
    query: ['expires', 'signature'],
  },
  press: { page: 'screens/press/PressScreen.tsx', layout: 'default', texts: ['press'], query: ['page', 'year', 'q'], endless: ['q'] },
  mediaLibrary: { page: 'screens/press/MediaLibraryScreen.tsx', layout: 'dark', texts: ['press'] },
  mediaCategory: { page: 'screens/press/MediaCategoryScreen.tsx', layout: 'dark', texts: ['press'] },
  gallery: { page: 'screens/press/GalleryScreen.tsx', layout: 'dark', texts: ['press'] },
  pressRelease: { page: 'screens/press/PressReleaseScreen.tsx', layout: 'default', texts: ['press', 'articles'] },
  professionalDocuments: { page: 'screens/documents/DocumentsScreen.tsx', layout: 'default', texts: ['documents', 'pages'] },
  map: {
    page: 'screens/map/MapScreen.tsx',
    layout: 'default',
    texts: ['map', 'signs', 'wayForm', 'needs'],
    query: ['kind', 'q', 'place', 'at', 'from', 'to', 'profile', 'need'],
    endless: ['q', 'at', 'from', 'to', 'need'],
    map: true,
  },
  businessPartners: { page: 'screens/partners/PartnersScreen.tsx', layout: 'default', texts: ['partners'] },
  partnerItem: {
    page: 'screens/partners/PartnerItemScreen.tsx',
    layout: 'default',
    texts: ['partners', 'pages', 'enquiries', 'forms', 'calendar'],
  },
  programs: {
    page: 'screens/programs/list/ProgramsScreen.tsx',
    layout: 'default',
    texts: ['programs', 'calendar', 'needs'],
    query: ['category', 'from', 'to', 'date', 'type', 'location', 'time_of_day', 'free', 'series', 'accessibility', 'need', 'page', 'sort'],
    endless: ['from', 'to', 'date', 'need'],
  },
  programPreview: {
    page: 'screens/programs/detail/ProgramPreviewScreen.tsx',
    layout: 'default',
    texts: ['programs'],
    query: ['expires', 'signature'],
  },
  program: { page: 'screens/programs/detail/ProgramScreen.tsx', layout: 'default', texts: ['programs'] },
  programSeriesList: { page: 'screens/programs/series/SeriesListScreen.tsx', layout: 'default', texts: ['programs'] },
  programSeries: { page: 'screens/programs/series/SeriesScreen.tsx', layout: 'default', texts: ['programs'] },
  topLocations: {
    page: 'screens/places/TopLocationsScreen.tsx',
    layout: 'default',
    texts: ['places', 'needs'],
    query: ['need'],
    endless: ['need'],
  },
  topLocation: { page: 'screens/places/TopLocationScreen.tsx', layout: 'default', texts: ['places', 'programs'] },
  case: { page: 'screens/cases/CaseScreen.tsx', layout: 'default', texts: ['cases', 'forms'], query: ['token', 'sent'], isPrivate: true },
  page: { page: 'catch-all/CatchAllScreen.tsx', layout: 'default', texts: ['pages', 'customerService', 'forms'], files: true },
};

/** A screen of the contract's table with the site's properties, for the build and the server. */
export interface RouteRow extends Screen, ScreenModule {
  id: ScreenId;
}

export const routeTable: readonly RouteRow[] = screens.map((screen) => ({ ...screen, ...MODULES[screen.id] }));

const rows = new Map<string, RouteRow>(routeTable.map((row) => [row.id, row]));

/** Throws for an unknown screen. */
export function getRouteRow(id: ScreenId): RouteRow {
  const row = rows.get(id);
  if (!row) throw new Error(`No screen ${id} in the route table`);
  return row;
}
