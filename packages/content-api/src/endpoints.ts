import * as z from 'zod';
import {
  ArchiveArticle,
  ArchiveDetail,
  ArchiveQuery,
  listByYear,
  NewsCategory,
  NewsDetail,
  NewsItem,
  NewsQuery,
  PressRelease,
  PressReleaseDetail,
  PressReleasesQuery,
} from './schemas/articles.ts';
import { BaseMap } from './schemas/base-map.ts';
import {
  Balloon,
  HomeCarouselItem,
  MenuZone,
  PageMetadata,
  PublicAnnouncement,
  QrCode,
  Redirect,
  SiteSettings,
  StaticImage,
} from './schemas/essentials.ts';
import { AgendaQuery, EventAgenda, EventCalendarItem, EventCalendarQuery } from './schemas/event-agenda.ts';
import {
  Event,
  EventCategory,
  EventDetail,
  EventSeries,
  EventSeriesDetail,
  EventsQuery,
  EventTypesOfCategory,
  ListedEventLocation,
} from './schemas/events.ts';
import {
  Complaint,
  ContentRevision,
  DefectReport,
  NewsletterLink,
  NewsletterSubscription,
  PlaceEnquiry,
  PublicDataRequest,
  Receipt,
  SubscriptionStatus,
} from './schemas/forms.ts';
import { GalleryCategory, GalleryDetail } from './schemas/galleries.ts';
import {
  BusinessPartnerItem,
  BusinessPartnerItemDetail,
  CareerPosition,
  CareerPositionDetail,
  Page,
  PageEntry,
  Product,
  ProfessionalDocument,
  PublicInformation,
  PublicInformationDetail,
  VisitorInformation,
  VisitorInformationDetail,
} from './schemas/information.ts';
import { ParkMap, Project, ProjectDetail, ProjectReview, TopLocation, TopLocationDetail } from './schemas/places.ts';
import { ListQuery, list, one } from './schemas/primitives.ts';
import { SearchAnswer, SearchQuery, SearchSuggestions, SearchSynonyms, SuggestionsQuery } from './schemas/search.ts';
import type { ItemEndpoint } from './screens.ts';

interface EndpointDefinition<Query extends z.ZodType, Answer extends z.ZodType> {
  /** Below `/api/{locale}`; `:slug` is an item's slug. */
  path: `/${string}`;
  summary: string;
  query: Query;
  answer: Answer;
  changes: Changes;
}

/** What changes an answer: only a publication; also a new day in Budapest; or every minute, like the current events. */
export type Changes = 'by_publication' | 'by_day' | 'by_minute';

const NoQuery = z.object({});

function get<Answer extends z.ZodType>(path: `/${string}`, summary: string, answer: Answer): EndpointDefinition<typeof NoQuery, Answer>;
function get<Query extends z.ZodType, Answer extends z.ZodType>(
  path: `/${string}`,
  summary: string,
  answer: Answer,
  query: Query,
): EndpointDefinition<Query, Answer>;
function get(path: `/${string}`, summary: string, answer: z.ZodType, query: z.ZodType = NoQuery) {
  return { path, summary, query, answer, changes: 'by_publication' };
}
const markByDay = <Definition extends object>(definition: Definition) => ({ ...definition, changes: 'by_day' as const });
const markByMinute = <Definition extends object>(definition: Definition) => ({ ...definition, changes: 'by_minute' as const });

/** Every reading path of the content API. The service, the client, the OpenAPI document and the contract tests are derived from this table. */
export const endpoints = {
  pageMetadata: get('/page-metadata', 'Titles and descriptions of the screens', z.object({ metadata: z.array(PageMetadata) })),
  publicAnnouncements: get('/public-announcements', 'Announcement bars', z.object({ data: z.array(PublicAnnouncement) })),
  eventCategories: get(
    '/events/categories/event-categories',
    'The four categories of programs',
    z.object({ categories: z.array(EventCategory) }),
  ),
  eventTypes: get('/events/categories/event-types', 'Types of programs by category', z.object({ types: z.array(EventTypesOfCategory) })),
  eventLocations: get(
    '/events/locations/event-locations',
    'Where programs take place',
    z.object({ locations: z.array(ListedEventLocation) }),
  ),
  events: markByMinute(get('/events', 'Programs, filtered, by time', list(Event), EventsQuery)),
  event: markByMinute(get('/events/:slug', 'One program', one(EventDetail))),
  eventAgenda: markByMinute(get('/event-agenda', 'Programs day by day, with counts for every filter', EventAgenda, AgendaQuery)),
  eventCalendar: markByMinute(
    get('/event-calendar', 'Programs with their dates, for calendars', z.object({ data: z.array(EventCalendarItem) }), EventCalendarQuery),
  ),
  eventSeriesList: markByMinute(get('/event-series', 'Program series', list(EventSeries), ListQuery)),
  eventSeries: markByMinute(get('/event-series/:slug', 'One program series with its programs', one(EventSeriesDetail))),
  newsCategories: get('/news-categories', 'Categories of the magazine', z.object({ data: z.array(NewsCategory) })),
  news: get('/news', 'Magazine articles, newest first', list(NewsItem), NewsQuery),
  newsItem: get('/news/:slug', 'One magazine article', one(NewsDetail)),
  archive: get('/archive', 'Archive articles, newest first', listByYear(ArchiveArticle), ArchiveQuery),
  archiveArticle: get('/archive/:slug', 'One archive article', one(ArchiveDetail)),
  pressReleases: get('/press-releases', 'Press releases, newest first', listByYear(PressRelease), PressReleasesQuery),
  pressRelease: get('/press-releases/:slug', 'One press release', one(PressReleaseDetail)),
  galleryCategories: get('/gallery-categories', 'Categories of the media library', list(GalleryCategory), ListQuery),
  galleryCategory: get('/gallery-categories/:slug', 'One category with its galleries', one(GalleryCategory)),
  gallery: get('/galleries/:slug', 'One gallery with its pictures', one(GalleryDetail)),
  careers: markByDay(get('/careers', 'Open positions', list(CareerPosition), ListQuery)),
  career: get('/careers/:slug', 'One position', one(CareerPositionDetail)),
  publicInformation: markByDay(get('/public-information', 'Data of public interest', list(PublicInformation), ListQuery)),
  publicInformationItem: markByDay(get('/public-information/:slug', 'One item of data of public interest', one(PublicInformationDetail))),
  visitorInformation: markByDay(get('/visitor-information', 'Visitor information', list(VisitorInformation), ListQuery)),
  visitorInformationItem: markByDay(get('/visitor-information/:slug', 'One item of visitor information', one(VisitorInformationDetail))),
  businessPartners: markByDay(get('/business-partners', 'Information for business partners', list(BusinessPartnerItem), ListQuery)),
  businessPartner: markByDay(get('/business-partners/:slug', 'One item for business partners', one(BusinessPartnerItemDetail))),
  documents: get('/documents', 'Professional documents (in Hungarian)', list(ProfessionalDocument), ListQuery),
  topLocations: markByDay(get('/top-locations', 'Top locations', list(TopLocation), ListQuery)),
  topLocation: markByDay(get('/top-locations/:slug', 'One top location', one(TopLocationDetail))),
  projects: get('/projects', 'Projects', list(Project), ListQuery),
  project: get('/projects/:slug', 'One project', one(ProjectDetail)),
  projectReview: get('/project-review', 'The first ten years', one(ProjectReview)),
  pages: get('/pages', 'Pages of the catch-all route', list(PageEntry), ListQuery),
  page: markByDay(get('/pages/:slug', 'A page of the catch-all route', one(Page))),
  products: get('/products', 'Products with complaint and customer service pages', list(Product), ListQuery),
  product: get('/products/:slug', 'One product', one(Product)),
  staticImages: markByDay(get('/static-images', 'Pictures of the shell, by key', z.object({ images: z.array(StaticImage) }))),
  menus: get('/menus', 'Menu zones', z.object({ menus: z.array(MenuZone) })),
  balloon: get('/balloon', 'Is the balloon up, and its time slots', Balloon),
  homeCarousels: markByDay(get('/home-carousels', 'Carousel of the home screen', z.object({ carousels: z.array(HomeCarouselItem) }))),
  redirects: get('/redirects', 'Redirects of old addresses', z.object({ data: z.array(Redirect) })),
  qrCodes: get('/qr-codes', 'Targets of printed QR codes', z.object({ data: z.array(QrCode) })),
  siteSettings: get('/site-settings', 'Company details, phone, support, social links, privacy policy', one(SiteSettings)),
  map: markByDay(get('/map', 'Places, amenities and the programs of the coming week as GeoJSON', ParkMap)),
  baseMap: get('/map/ground', 'The base map: paths, water and buildings, as GeoJSON', BaseMap),
  search: markByMinute(get('/search', 'Search over all published content', SearchAnswer, SearchQuery)),
  searchSuggestions: markByMinute(
    get('/search/suggestions', 'What to search for, while a visitor types', SearchSuggestions, SuggestionsQuery),
  ),
  searchSynonyms: get('/search/synonyms', 'Words that mean the same in a search, in both languages', SearchSynonyms),
  contentRevision: get('/content-revision', 'The number that every publication raises', ContentRevision),
} as const satisfies Record<ItemEndpoint, object> & Record<string, object>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type EndpointAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;
export type EndpointQuery<Name extends EndpointName> = z.input<Endpoints[Name]['query']>;
export type ParsedEndpointQuery<Name extends EndpointName> = z.output<Endpoints[Name]['query']>;

/** The writing paths. */
export const forms = {
  newsletterSubscriptions: {
    path: '/newsletter-subscriptions',
    summary: 'Subscribe to the newsletter',
    body: NewsletterSubscription,
    answer: Receipt,
  },
  complaints: { path: '/complaints', summary: 'Report a complaint', body: Complaint, answer: Receipt },
  questions: { path: '/questions', summary: 'Ask customer service', body: Complaint, answer: Receipt },
  venueHireEnquiries: { path: '/venue-hire-enquiries', summary: 'Ask about hiring a venue', body: PlaceEnquiry, answer: Receipt },
  sportCourtEnquiries: { path: '/sport-court-enquiries', summary: 'Ask about a sport court', body: PlaceEnquiry, answer: Receipt },
  publicDataRequests: { path: '/public-data-requests', summary: 'Request public data', body: PublicDataRequest, answer: Receipt },
  defectReports: { path: '/defect-reports', summary: 'Report something broken in the park', body: DefectReport, answer: Receipt },
} as const;
export type FormName = keyof typeof forms;
export type FormValues<Name extends FormName> = z.input<(typeof forms)[Name]['body']>;

/** The actions of links in newsletters; identified by the token, so that repeating needs no idempotency key. */
export const newsletterLinks = {
  path: '/newsletter-links',
  summary: 'Look at, confirm, change or end the subscription that an email’s link belongs to',
  body: NewsletterLink,
  answer: SubscriptionStatus,
} as const;
