import { type Screen, type ScreenId, screens } from '@liget/content-api/screens';

export type { ScreenId };
export type LayoutName = 'default' | 'dark';

/** How the site shows a screen. */
interface ScreenModule {
  /** Route module, relative to `app/`. */
  page: string;
  /** The layout unless the content names another. */
  layout: LayoutName;
  /** Query parameters that change the page; all others are dropped from its cache key. */
  query?: readonly string[];
  /** Full-bleed map routes hide the footer on phones and tablets. */
  map?: true;
}

const MODULES: Record<ScreenId, ScreenModule> = {
  home: { page: 'screens/home/HomeScreen.tsx', layout: 'default' },
  projects: { page: 'screens/projects/ProjectsScreen.tsx', layout: 'dark', query: ['status'] },
  projectReview: { page: 'screens/projects/ProjectReviewScreen.tsx', layout: 'dark' },
  swiper: { page: 'screens/projects/SwiperScreen.tsx', layout: 'dark' },
  project: { page: 'screens/projects/ProjectScreen.tsx', layout: 'dark' },
  privacyPolicy: { page: 'screens/pages/PrivacyPolicyScreen.tsx', layout: 'default' },
  archive: { page: 'screens/archive/ArchiveScreen.tsx', layout: 'default', query: ['page', 'year'] },
  archiveArticle: { page: 'screens/archive/ArchiveArticleScreen.tsx', layout: 'default' },
  newsletter: { page: 'screens/newsletter/NewsletterScreen.tsx', layout: 'default', query: ['reference'] },
  careers: { page: 'screens/careers/CareersScreen.tsx', layout: 'default' },
  career: { page: 'screens/careers/CareerScreen.tsx', layout: 'default' },
  search: { page: 'screens/search/SearchScreen.tsx', layout: 'default', query: ['q', 'tab', 'page'] },
  publicInformation: { page: 'screens/public-data/PublicInformationScreen.tsx', layout: 'default', query: ['page'] },
  publicInformationItem: { page: 'screens/public-data/PublicInformationItemScreen.tsx', layout: 'default' },
  visitorInformation: { page: 'screens/visit/VisitorInformationScreen.tsx', layout: 'default' },
  visitorInformationItem: { page: 'screens/visit/VisitorInformationItemScreen.tsx', layout: 'default' },
  magazine: { page: 'screens/magazine/MagazineScreen.tsx', layout: 'default', query: ['category', 'page'] },
  magazineArticle: { page: 'screens/magazine/MagazineArticleScreen.tsx', layout: 'default' },
  magazinePreview: { page: 'screens/magazine/MagazinePreviewScreen.tsx', layout: 'default', query: ['expires', 'signature'] },
  press: { page: 'screens/press/PressScreen.tsx', layout: 'default', query: ['page', 'year', 'q'] },
  mediaLibrary: { page: 'screens/press/MediaLibraryScreen.tsx', layout: 'dark' },
  mediaCategory: { page: 'screens/press/MediaCategoryScreen.tsx', layout: 'dark' },
  gallery: { page: 'screens/press/GalleryScreen.tsx', layout: 'dark' },
  pressRelease: { page: 'screens/press/PressReleaseScreen.tsx', layout: 'default' },
  professionalDocuments: { page: 'screens/documents/DocumentsScreen.tsx', layout: 'default' },
  map: { page: 'screens/map/MapScreen.tsx', layout: 'default', query: ['kind'], map: true },
  businessPartners: { page: 'screens/partners/PartnersScreen.tsx', layout: 'default' },
  partnerItem: { page: 'screens/partners/PartnerItemScreen.tsx', layout: 'default' },
  programs: {
    page: 'screens/programs/ProgramsScreen.tsx',
    layout: 'default',
    query: ['category', 'from', 'to', 'date', 'type', 'location', 'time_of_day', 'free', 'series', 'accessibility', 'page', 'sort'],
  },
  programPreview: { page: 'screens/programs/ProgramPreviewScreen.tsx', layout: 'default', query: ['expires', 'signature'] },
  program: { page: 'screens/programs/ProgramScreen.tsx', layout: 'default' },
  programSeriesList: { page: 'screens/programs/SeriesListScreen.tsx', layout: 'default' },
  programSeries: { page: 'screens/programs/SeriesScreen.tsx', layout: 'default' },
  topLocations: { page: 'screens/places/TopLocationsScreen.tsx', layout: 'default' },
  topLocation: { page: 'screens/places/TopLocationScreen.tsx', layout: 'default' },
  page: { page: 'catch-all/CatchAllScreen.tsx', layout: 'default', query: ['reference'] },
};

/** A screen of the contract's table with how the site shows it: for the build and the server. */
export interface RouteRow extends Screen, ScreenModule {
  id: ScreenId;
}

export const routeTable: readonly RouteRow[] = screens.map((screen) => ({ ...screen, ...MODULES[screen.id] }));

const rows = new Map<string, RouteRow>(routeTable.map((row) => [row.id, row]));

/** Throws when there is no such screen. */
export function rowOf(id: ScreenId): RouteRow {
  const row = rows.get(id);
  if (!row) throw new Error(`No screen ${id} in the route table`);
  return row;
}
