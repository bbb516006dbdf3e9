import path from 'node:path';
import type { ItemScreenId } from '@liget/content-api/screens';
import { readSeedBaseMap } from './base-map/seed-base-map.ts';
import { eventCategories } from './programs/event-categories.ts';
import { eventLocations } from './programs/event-locations.ts';
import { eventTypes } from './programs/event-types.ts';
import { readPrograms } from './programs/programs.ts';
import { type Body, bodyAs, readItem, readItems } from './reading/item.ts';
import { bodyAndSections, namedParts } from './reading/sections.ts';
import * as articles from './schemas/articles.ts';
import * as information from './schemas/information.ts';
import * as places from './schemas/places.ts';
import { CONTENT, type Text } from './schemas/primitives.ts';
import { eventSeries } from './schemas/programs.ts';
import { announcements } from './tables/announcements.ts';
import { galleries } from './tables/galleries.ts';
import { homeCarousels } from './tables/home-carousels.ts';
import { inboxTemplates } from './tables/inbox-templates.ts';
import { amenities } from './tables/map-amenities.ts';
import { menus } from './tables/menus.ts';
import { metadata } from './tables/metadata.ts';
import { newsCategories } from './tables/news-categories.ts';
import { pressContact } from './tables/press-contact.ts';
import { qrCodes } from './tables/qr-codes.ts';
import { redirects } from './tables/redirects.ts';
import { searchSettings } from './tables/search-settings.ts';
import { siteSettings } from './tables/site-settings.ts';
import { staticImages } from './tables/static-images.ts';

const folder = (...names: string[]) => path.join(CONTENT, ...names);
const body: Body = bodyAs('body');
const readInformation = (name: string) => readItems(folder(name), { schema: information.information, body: bodyAndSections });

function readReview(): places.SeedProjectReview {
  return {
    ...readItem(folder('project-review'), { schema: places.review, body: bodyAs('closing') }),
    years: readItems(folder('project-review', 'years'), { schema: places.reviewYear, body: bodyAs('text') }),
  };
}

/** Reads the contents of an empty database. Throws an error that names the file and the field of an invalid value. */
export function readSeedContent() {
  return {
    eventCategories,
    eventTypes,
    eventLocations,
    eventSeries: readItems(folder('series'), { schema: eventSeries, body }),
    events: readPrograms(),
    topLocations: readItems(folder('places'), { schema: places.topLocation, body: bodyAndSections }),
    projects: readItems(folder('projects'), { schema: places.project, body: bodyAndSections }),
    projectReview: readReview(),
    amenities,
    baseMap: readSeedBaseMap(),
    newsCategories,
    news: readItems(folder('news'), { schema: articles.newsItem, body }),
    archive: readItems(folder('archive'), { schema: articles.article, body }),
    pressReleases: readItems(folder('press-releases'), { schema: articles.pressRelease, body }).map((release) => ({
      ...release,
      contact: pressContact,
    })),
    galleries,
    careers: readItems(folder('careers'), { schema: information.career, body }),
    visitorInformation: readItems(folder('visitor-information'), { schema: information.visitorInformation, body: bodyAndSections }),
    information: {
      'public-information': readInformation('public-information'),
      'business-partner-items': readInformation('business-partners'),
    },
    professionalDocuments: readItems(folder('professional-documents'), {
      schema: information.professionalDocument,
      body: bodyAs('paragraphs'),
      languages: ['hu'],
    }),
    products: readItems(folder('products'), { schema: information.product, body: namedParts }),
    pages: readItems(folder('pages'), { schema: information.page, body: bodyAndSections }),
    announcements,
    homeCarousels,
    menus,
    metadata,
    staticImages,
    redirects,
    qrCodes,
    inboxTemplates,
    searchSettings,
    siteSettings,
    privacyPolicy: readItem(folder('privacy-policy'), { schema: information.privacyPolicy, body }),
  };
}

export type SeedContent = ReturnType<typeof readSeedContent>;

/** The items of each screen; galleries are below their categories. */
export function itemsByScreen(content: SeedContent): Record<ItemScreenId, readonly { slug: Text }[]> {
  return {
    project: content.projects,
    archiveArticle: content.archive,
    career: content.careers,
    publicInformationItem: content.information['public-information'],
    visitorInformationItem: content.visitorInformation,
    magazineArticle: content.news,
    mediaCategory: content.galleries,
    gallery: content.galleries.flatMap(({ galleries: below }) => below),
    pressRelease: content.pressReleases,
    partnerItem: content.information['business-partner-items'],
    program: content.events,
    programSeries: content.eventSeries,
    topLocation: content.topLocations,
    page: content.pages,
  };
}
