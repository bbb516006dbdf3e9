import { type CareerPosition, type PageEntry, Pictogram, type Product, type PublicInformation, Theme } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Where } from 'payload';
import type * as Stored from '../../payload-types.ts';
import { toSections } from '../../platform/content-api/sections.ts';
import { startOfDay, toStoredText } from '../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { readPageItem } from '../../platform/read-model/page-item.ts';
import { getSeasonalImage, toFileValue, toMedia } from '../../platform/read-model/pictures/pictures.ts';
import { findBySlug, findPage, mapSkippingInvalid } from '../../platform/read-model/published.ts';
import { toHtml } from '../../platform/read-model/rich-text/rich-text.ts';
import { toEnquiryOffer } from '../inbox/enquiry-offer.ts';

const IN_ORDER = { sort: ['order', 'id'] };

const INFORMATION_TEXTS = { lead: 'lead', html: 'body' } as const;
const POSITION_TEXTS = {
  lead: 'lead',
  html: 'body',
  field: 'field',
  location: 'location',
  work_hours: 'workHours',
  experience: 'experience',
} as const;
const PRODUCT_TEXTS = { lead: 'lead', complaint_html: 'complaint', customer_service_html: 'customerService', hours: 'hours' } as const;

const toPageEntry = (read: DocumentReader<Stored.Page>): PageEntry => ({
  ...readPageItem(read, read.language('title'), INFORMATION_TEXTS),
  title: read.text('title'),
  middleware: read.rows('middleware').map((row) => row.text('name')),
});

type Information = Stored.VisitorInformation | Stored.PublicInformation | Stored.BusinessPartnerItem;

function toInformation(read: DocumentReader<Information | Stored.Page>, ...keys: ('hero' | 'image')[]): PublicInformation {
  return {
    ...readPageItem(read, read.language('title'), INFORMATION_TEXTS),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(getSeasonalImage(read), 'lead', ...keys),
  };
}

const toDetail = (read: DocumentReader<Information>) => ({
  ...toInformation(read, 'hero', 'image'),
  html: toHtml(read, 'body'),
  sections: toSections(read),
  documents: read.relations('documents').map(toFileValue),
});

const readTheme = (read: DocumentReader<Stored.VisitorInformation>) => ({
  theme: read.choiceOrNull('theme', Theme) ?? 'blue',
  pictogram: read.choiceOrNull('pictogram', Pictogram),
});

function toPosition(read: DocumentReader<Stored.CareerPosition>): CareerPosition {
  return {
    ...readPageItem(read, read.language('title'), POSITION_TEXTS),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    field: read.textOrEmpty('field'),
    location: read.textOrEmpty('location'),
    work_hours: read.textOrEmpty('workHours'),
    experience: read.textOrEmpty('experience'),
    deadline: read.dateOrNull('deadline'),
  };
}

/** Applications close at the end of the deadline's day in Budapest. */
function buildOpenCondition(now: Temporal.Instant): Where {
  return { or: [{ deadline: { exists: false } }, { deadline: { greater_than_equal: toStoredText(startOfDay(toBudapestDay(now))) } }] };
}

function toProduct(read: DocumentReader<Stored.Product>): Product {
  return {
    ...readPageItem(read, read.language('name'), PRODUCT_TEXTS),
    name: read.text('name'),
    lead: read.textOrEmpty('lead'),
    complaint_html: toHtml(read, 'complaint'),
    customer_service_html: toHtml(read, 'customerService'),
    phone: read.textOrEmpty('phone'),
    email: read.textOrEmpty('email'),
    hours: read.textOrEmpty('hours'),
  };
}

export const informationHandlers = {
  visitorInformation: async (request) => {
    const { items, meta } = await findPage(request, 'visitor-information', request.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => ({ ...toInformation(read), ...readTheme(read) })), meta };
  },
  visitorInformationItem: async (request) => {
    const read = await findBySlug(request, 'visitor-information', request.slug);
    return read && { data: { ...toDetail(read), ...readTheme(read), enquiry: await toEnquiryOffer(request, read) } };
  },

  publicInformation: async (request) => {
    const { items, meta } = await findPage(request, 'public-information', request.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => toInformation(read)), meta };
  },
  publicInformationItem: async (request) => {
    const read = await findBySlug(request, 'public-information', request.slug);
    return read && { data: toDetail(read) };
  },

  businessPartners: async (request) => {
    const { items, meta } = await findPage(request, 'business-partner-items', request.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => toInformation(read)), meta };
  },
  businessPartner: async (request) => {
    const read = await findBySlug(request, 'business-partner-items', request.slug);
    return read && { data: { ...toDetail(read), enquiry: await toEnquiryOffer(request, read) } };
  },

  careers: async (request) => {
    const { items, meta } = await findPage(request, 'career-positions', request.query, {
      where: buildOpenCondition(request.now),
      sort: ['deadline', 'id'],
      depth: 0,
    });
    return { data: mapSkippingInvalid(items, toPosition), meta };
  },
  /** A closed position is still returned, with its deadline, so that visitors with its link learn that it is closed. */
  career: async (request) => {
    const read = await findBySlug(request, 'career-positions', request.slug);
    return read && { data: { ...toPosition(read), html: toHtml(read, 'body') } };
  },

  documents: async (request) => {
    const { items, meta } = await findPage(request, 'professional-documents', request.query, { sort: ['-publishedOn', '-id'] });
    return {
      data: mapSkippingInvalid(items, (read) => ({
        id: read.id,
        title: read.text('title'),
        description: read.textOrEmpty('description'),
        group: read.text('group'),
        published_at: read.date('publishedOn'),
        file: toFileValue(read.relation('file') ?? read.fail('file', 'is gone')),
      })),
      meta,
    };
  },

  pages: async (request) => {
    const { items, meta } = await findPage(request, 'pages', request.query, { sort: ['id'], depth: 0 });
    return { data: mapSkippingInvalid(items, toPageEntry), meta };
  },
  page: async (request) => {
    const read = await findBySlug(request, 'pages', request.slug);
    return (
      read && {
        data: {
          ...toInformation(read, 'hero', 'image'),
          html: toHtml(read, 'body'),
          sections: toSections(read),
          ...toPageEntry(read),
          layout: read.textOrNull('layout') ?? 'default',
        },
      }
    );
  },

  products: async (request) => {
    const { items, meta } = await findPage(request, 'products', request.query);
    return { data: mapSkippingInvalid(items, toProduct), meta };
  },
  product: async (request) => {
    const read = await findBySlug(request, 'products', request.slug);
    return read && { data: toProduct(read) };
  },
} satisfies Partial<Handlers>;
