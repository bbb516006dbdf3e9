import { type CareerPosition, type PageEntry, Pictogram, type Product, type PublicInformation, Theme } from '@liget/content-api';
import type { Where } from 'payload';
import type * as Stored from '../../payload-types.ts';
import { sections } from '../../platform/content-api/sections.ts';
import { readAddressed } from '../../platform/read-model/addressed.ts';
import { budapestDay, startOfDay, toStoredText } from '../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import { fileValue, image, media } from '../../platform/read-model/pictures.ts';
import { findBySlug, findPage, mapSkippingInvalid } from '../../platform/read-model/published.ts';
import type { Handlers } from '../../platform/read-model/question.ts';
import { html } from '../../platform/read-model/rich-text.ts';
import { enquiryOffer } from '../inbox/enquiry-offer.ts';

const IN_ORDER = { sort: ['order', 'id'] };

const pageEntry = (read: DocumentReader<Stored.Page>): PageEntry => ({
  ...readAddressed(read, read.language('title')),
  title: read.text('title'),
  middleware: read.rows('middleware').map((row) => row.text('name')),
});

type Information = Stored.VisitorInformation | Stored.PublicInformation | Stored.BusinessPartnerItem;

function information(read: DocumentReader<Information | Stored.Page>, ...keys: ('hero' | 'image')[]): PublicInformation {
  return {
    ...readAddressed(read, read.language('title')),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: media(image(read), 'lead', ...keys),
  };
}

const detail = (read: DocumentReader<Information>) => ({
  ...information(read, 'hero', 'image'),
  html: html(read, 'body'),
  sections: sections(read),
  documents: read.relations('documents').map(fileValue),
});

const themed = (read: DocumentReader<Stored.VisitorInformation>) => ({
  theme: read.choiceOrNull('theme', Theme) ?? 'blue',
  pictogram: read.choiceOrNull('pictogram', Pictogram),
});

function position(read: DocumentReader<Stored.CareerPosition>): CareerPosition {
  return {
    ...readAddressed(read, read.language('title')),
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
function stillOpen(now: Temporal.Instant): Where {
  return { or: [{ deadline: { exists: false } }, { deadline: { greater_than_equal: toStoredText(startOfDay(budapestDay(now))) } }] };
}

function product(read: DocumentReader<Stored.Product>): Product {
  return {
    ...readAddressed(read, read.language('name')),
    name: read.text('name'),
    lead: read.textOrEmpty('lead'),
    complaint_html: html(read, 'complaint'),
    customer_service_html: html(read, 'customerService'),
    phone: read.textOrEmpty('phone'),
    email: read.textOrEmpty('email'),
    hours: read.textOrEmpty('hours'),
  };
}

export const informationHandlers: Handlers<
  | 'visitorInformation'
  | 'visitorInformationItem'
  | 'publicInformation'
  | 'publicInformationItem'
  | 'businessPartners'
  | 'businessPartner'
  | 'careers'
  | 'career'
  | 'documents'
  | 'pages'
  | 'page'
  | 'products'
  | 'product'
> = {
  visitorInformation: async (question) => {
    const { items, meta } = await findPage(question, 'visitor-information', question.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => ({ ...information(read), ...themed(read) })), meta };
  },
  visitorInformationItem: async (question) => {
    const read = await findBySlug(question, 'visitor-information', question.slug);
    return read && { data: { ...detail(read), ...themed(read), enquiry: await enquiryOffer(question, read) } };
  },

  publicInformation: async (question) => {
    const { items, meta } = await findPage(question, 'public-information', question.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => information(read)), meta };
  },
  publicInformationItem: async (question) => {
    const read = await findBySlug(question, 'public-information', question.slug);
    return read && { data: detail(read) };
  },

  businessPartners: async (question) => {
    const { items, meta } = await findPage(question, 'business-partner-items', question.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => information(read)), meta };
  },
  businessPartner: async (question) => {
    const read = await findBySlug(question, 'business-partner-items', question.slug);
    return read && { data: { ...detail(read), enquiry: await enquiryOffer(question, read) } };
  },

  careers: async (question) => {
    const { items, meta } = await findPage(question, 'career-positions', question.query, {
      where: stillOpen(question.now),
      sort: ['deadline', 'id'],
      depth: 0,
    });
    return { data: mapSkippingInvalid(items, position), meta };
  },
  /** A closed position still answers, with its deadline: whoever holds the link should learn that it is over. */
  career: async (question) => {
    const read = await findBySlug(question, 'career-positions', question.slug);
    return read && { data: { ...position(read), html: html(read, 'body') } };
  },

  documents: async (question) => {
    const { items, meta } = await findPage(question, 'professional-documents', question.query, { sort: ['-publishedOn', '-id'] });
    return {
      data: mapSkippingInvalid(items, (read) => ({
        id: read.id,
        title: read.text('title'),
        description: read.textOrEmpty('description'),
        group: read.text('group'),
        published_at: read.date('publishedOn'),
        file: fileValue(read.relation('file') ?? read.fail('file', 'is gone')),
      })),
      meta,
    };
  },

  pages: async (question) => {
    const { items, meta } = await findPage(question, 'pages', question.query, { sort: ['id'], depth: 0 });
    return { data: mapSkippingInvalid(items, pageEntry), meta };
  },
  page: async (question) => {
    const read = await findBySlug(question, 'pages', question.slug);
    return (
      read && {
        data: {
          ...information(read, 'hero', 'image'),
          html: html(read, 'body'),
          sections: sections(read),
          ...pageEntry(read),
          layout: read.textOrNull('layout') ?? 'default',
        },
      }
    );
  },

  products: async (question) => {
    const { items, meta } = await findPage(question, 'products', question.query);
    return { data: mapSkippingInvalid(items, product), meta };
  },
  product: async (question) => {
    const read = await findBySlug(question, 'products', question.slug);
    return read && { data: product(read) };
  },
};
