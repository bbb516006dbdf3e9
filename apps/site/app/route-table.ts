/** One screen of the specification's section 2: where it lives in each language and what its address may carry. Data only. */
export interface RouteRow {
  id: string;
  /** React Router patterns; `:name` is one segment. */
  hu: string;
  en: string;
  /** Route module, relative to `app/`. */
  page: string;
  /** The layout unless the content names another. */
  layout: LayoutName;
  /** Query parameters that change the page; all others are dropped from its cache key. */
  query?: readonly string[];
  /** Full-bleed map routes hide the footer on phones and tablets. */
  map?: true;
  /** Never cached and never indexed. */
  private?: true;
}

export type LayoutName = 'default' | 'dark';

const information = ['page'] as const;

export const routeTable = [
  { id: 'home', hu: '/', en: '/en', page: 'screens/home/HomeScreen.tsx', layout: 'default' },
  {
    id: 'projects',
    hu: '/a-projekt',
    en: '/en/the-project',
    page: 'screens/projects/ProjectsScreen.tsx',
    layout: 'dark',
    query: ['status'],
  },
  {
    id: 'projectReview',
    hu: '/projekt/a-liget-projekt-elso-10-eve',
    en: '/en/the-project/our-first-10-years',
    page: 'screens/projects/ProjectReviewScreen.tsx',
    layout: 'dark',
  },
  { id: 'swiper', hu: '/the-project/swiper', en: '/en/the-project/swiper', page: 'screens/projects/SwiperScreen.tsx', layout: 'dark' },
  { id: 'project', hu: '/projekt/:project', en: '/en/the-project/:project', page: 'screens/projects/ProjectScreen.tsx', layout: 'dark' },
  { id: 'privacyPolicy', hu: '/adatvedelem', en: '/en/privacy-policy', page: 'screens/pages/PrivacyPolicyScreen.tsx', layout: 'default' },
  {
    id: 'archive',
    hu: '/archivum',
    en: '/en/archive',
    page: 'screens/archive/ArchiveScreen.tsx',
    layout: 'default',
    query: ['page', 'year'],
  },
  {
    id: 'archiveArticle',
    hu: '/archivum/:article',
    en: '/en/archive/:article',
    page: 'screens/archive/ArchiveArticleScreen.tsx',
    layout: 'default',
  },
  {
    id: 'newsletter',
    hu: '/hirlevel-feliratkozas',
    en: '/hirlevel-feliratkozas',
    page: 'screens/newsletter/NewsletterScreen.tsx',
    layout: 'default',
    query: ['reference'],
  },
  { id: 'careers', hu: '/karrier', en: '/en/career', page: 'screens/careers/CareersScreen.tsx', layout: 'default' },
  { id: 'career', hu: '/karrier/:position', en: '/en/career/:position', page: 'screens/careers/CareerScreen.tsx', layout: 'default' },
  {
    id: 'search',
    hu: '/kereses',
    en: '/en/search',
    page: 'screens/search/SearchScreen.tsx',
    layout: 'default',
    query: ['q', 'tab', 'page'],
  },
  {
    id: 'publicInformation',
    hu: '/kozerdeku-adatok',
    en: '/en/kozerdeku-adatok',
    page: 'screens/public-data/PublicInformationScreen.tsx',
    layout: 'default',
    query: information,
  },
  {
    id: 'publicInformationItem',
    hu: '/kozerdeku-adatok/:data',
    en: '/en/kozerdeku-adatok/:data',
    page: 'screens/public-data/PublicInformationItemScreen.tsx',
    layout: 'default',
  },
  {
    id: 'visitorInformation',
    hu: '/latogatas',
    en: '/en/visitor-information',
    page: 'screens/visit/VisitorInformationScreen.tsx',
    layout: 'default',
  },
  {
    id: 'visitorInformationItem',
    hu: '/latogatas/:visitorInformation',
    en: '/en/visitor-information/:visitorInformation',
    page: 'screens/visit/VisitorInformationItemScreen.tsx',
    layout: 'default',
  },
  {
    id: 'magazine',
    hu: '/magazin',
    en: '/en/magazine',
    page: 'screens/magazine/MagazineScreen.tsx',
    layout: 'default',
    query: ['category', 'page'],
  },
  {
    id: 'magazineArticle',
    hu: '/magazin/:article',
    en: '/en/magazine/:article',
    page: 'screens/magazine/MagazineArticleScreen.tsx',
    layout: 'default',
  },
  {
    id: 'magazinePreview',
    hu: '/magazin/preview/:article_preview',
    en: '/en/magazine/preview/:article_preview',
    page: 'screens/magazine/MagazinePreviewScreen.tsx',
    layout: 'default',
    query: ['expires', 'signature'],
    private: true,
  },
  { id: 'press', hu: '/sajto', en: '/en/press', page: 'screens/press/PressScreen.tsx', layout: 'default', query: ['page', 'year', 'q'] },
  { id: 'mediaLibrary', hu: '/sajto/mediatar', en: '/en/press/media', page: 'screens/press/MediaLibraryScreen.tsx', layout: 'dark' },
  {
    id: 'mediaCategory',
    hu: '/sajto/mediatar/:gallerycategory',
    en: '/en/press/media/:gallerycategory',
    page: 'screens/press/MediaCategoryScreen.tsx',
    layout: 'dark',
  },
  {
    id: 'gallery',
    hu: '/sajto/mediatar/:gallerycategory/:gallery',
    en: '/en/press/media/:gallerycategory/:gallery',
    page: 'screens/press/GalleryScreen.tsx',
    layout: 'dark',
  },
  { id: 'pressRelease', hu: '/sajto/:release', en: '/en/press/:release', page: 'screens/press/PressReleaseScreen.tsx', layout: 'default' },
  {
    id: 'professionalDocuments',
    hu: '/szakmai-anyagok',
    en: '/en/szakmai-anyagok',
    page: 'screens/documents/DocumentsScreen.tsx',
    layout: 'default',
  },
  { id: 'map', hu: '/terkep', en: '/en/map', page: 'screens/map/MapScreen.tsx', layout: 'default', query: ['kind'], map: true },
  {
    id: 'businessPartners',
    hu: '/uzleti-partnereinknek',
    en: '/en/business-partners',
    page: 'screens/partners/PartnersScreen.tsx',
    layout: 'default',
  },
  {
    id: 'partnerItem',
    hu: '/uzleti-partnereinknek/:partnerInfo',
    en: '/en/business-partners/:partnerInfo',
    page: 'screens/partners/PartnerItemScreen.tsx',
    layout: 'default',
  },
  {
    id: 'programs',
    hu: '/varosligeti-programok',
    en: '/en/programs-in-varosliget',
    page: 'screens/programs/ProgramsScreen.tsx',
    layout: 'default',
    query: ['category', 'from', 'to', 'date', 'type', 'location', 'time_of_day', 'free', 'series', 'accessibility', 'page', 'sort'],
  },
  {
    id: 'programPreview',
    hu: '/varosligeti-programok/preview/:program_preview',
    en: '/en/programs-in-varosliget/preview/:program_preview',
    page: 'screens/programs/ProgramPreviewScreen.tsx',
    layout: 'default',
    query: ['expires', 'signature'],
    private: true,
  },
  {
    id: 'program',
    hu: '/varosligeti-programok/:program',
    en: '/en/programs-in-varosliget/:program',
    page: 'screens/programs/ProgramScreen.tsx',
    layout: 'default',
  },
  {
    id: 'programSeriesList',
    hu: '/programsorozatok',
    en: '/en/program-series',
    page: 'screens/programs/SeriesListScreen.tsx',
    layout: 'default',
  },
  {
    id: 'programSeries',
    hu: '/programsorozatok/:programSeries',
    en: '/en/program-series/:programSeries',
    page: 'screens/programs/SeriesScreen.tsx',
    layout: 'default',
  },
  { id: 'topLocations', hu: '/top-helyek', en: '/en/top-locations', page: 'screens/places/TopLocationsScreen.tsx', layout: 'default' },
  {
    id: 'topLocation',
    hu: '/top-helyek/:topLocation',
    en: '/en/top-locations/:topLocation',
    page: 'screens/places/TopLocationScreen.tsx',
    layout: 'default',
  },
  /** Pages of the content service, and `{product}-panaszkezeles` and its kin. */
  { id: 'page', hu: '/:slug', en: '/en/:slug', page: 'catch-all/CatchAllScreen.tsx', layout: 'default', query: ['reference'] },
] as const satisfies readonly RouteRow[];

export type ScreenId = (typeof routeTable)[number]['id'];
