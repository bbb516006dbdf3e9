import { announcements } from './content/announcements.ts';
import { archive } from './content/archive.ts';
import { businessPartners } from './content/business-partners.ts';
import { careers } from './content/careers.ts';
import { eventLocations } from './content/event-locations.ts';
import { eventSeries } from './content/event-series.ts';
import { eventTypes } from './content/event-types.ts';
import { events } from './content/events.ts';
import { galleries } from './content/galleries.ts';
import { homeCarousels } from './content/home-carousels.ts';
import { amenities, type SeedAmenity } from './content/map-amenities.ts';
import { menus } from './content/menus.ts';
import { metadata } from './content/metadata.ts';
import { news } from './content/news.ts';
import { newsCategories } from './content/news-categories.ts';
import { pages } from './content/pages.ts';
import { pressReleases } from './content/press-releases.ts';
import { privacyPolicy } from './content/privacy-policy.ts';
import { products } from './content/products.ts';
import { professionalDocuments } from './content/professional-documents.ts';
import { projectReview } from './content/project-review.ts';
import { projects } from './content/projects.ts';
import { publicInformation } from './content/public-information.ts';
import { qrCodes } from './content/qr-codes.ts';
import { redirects } from './content/redirects.ts';
import { siteSettings } from './content/site-settings.ts';
import { staticImages } from './content/static-images.ts';
import { topLocations } from './content/top-locations.ts';
import type * as Seed from './content/types.ts';
import { visitorInformation } from './content/visitor-information.ts';

/** All that an empty database is filled with. */
export interface SeedContent {
  eventTypes: Seed.SeedEventType[];
  eventLocations: Seed.SeedEventLocation[];
  eventSeries: Seed.SeedEventSeries[];
  events: Seed.SeedEvent[];
  topLocations: Seed.SeedTopLocation[];
  projects: Seed.SeedProject[];
  projectReview: Seed.SeedProjectReview;
  amenities: SeedAmenity[];
  newsCategories: Seed.SeedNewsCategory[];
  news: Seed.SeedNewsItem[];
  archive: Seed.SeedArticle[];
  pressReleases: Seed.SeedPressRelease[];
  galleries: Seed.SeedGalleryCategory[];
  careers: Seed.SeedCareer[];
  visitorInformation: Seed.SeedVisitorInformation[];
  publicInformation: Seed.SeedInformation[];
  businessPartners: Seed.SeedInformation[];
  professionalDocuments: Seed.SeedProfessionalDocument[];
  products: Seed.SeedProduct[];
  pages: Seed.SeedPage[];
  announcements: Seed.SeedAnnouncement[];
  homeCarousels: Seed.SeedCarouselItem[];
  menus: Seed.SeedMenuZone[];
  metadata: Seed.SeedMetadata[];
  staticImages: Seed.SeedStaticImage[];
  redirects: Seed.SeedRedirect[];
  qrCodes: Seed.SeedQrCode[];
  siteSettings: Seed.SeedSiteSettings;
  privacyPolicy: { title: Seed.Text; lead: Seed.Text; body: Seed.Prose };
}

export const seedContent: SeedContent = {
  eventTypes,
  eventLocations,
  eventSeries,
  events,
  topLocations,
  projects,
  projectReview,
  amenities,
  newsCategories,
  news,
  archive,
  pressReleases,
  galleries,
  careers,
  visitorInformation,
  publicInformation,
  businessPartners,
  professionalDocuments,
  products,
  pages,
  announcements,
  homeCarousels,
  menus,
  metadata,
  staticImages,
  redirects,
  qrCodes,
  siteSettings,
  privacyPolicy,
};
