import { AccessibilityFeature, type Project, ProjectStatus, type Slugs, type TopLocation } from '@liget/content-api';
import type * as Stored from '../../payload-types.ts';
import { toFacts, toSections } from '../../platform/content-api/sections.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { getProperSlug, listUntranslated, readPageItem } from '../../platform/read-model/page-item.ts';
import { getImage, getSeasonalImage, toImages, toMedia } from '../../platform/read-model/pictures/pictures.ts';
import { placeHours } from '../../platform/read-model/places/opening-hours.ts';
import { placeNeeds } from '../../platform/read-model/places/place-needs.ts';
import { findBySlug, findGlobal, findPage, findSome, mapSkippingInvalid } from '../../platform/read-model/published.ts';
import { toHtml } from '../../platform/read-model/rich-text/rich-text.ts';

const IN_ORDER = { sort: ['order', 'id'] };

const PLACE_TEXTS = { lead: 'lead', address: 'address', hours_note: 'hoursNote', admission: 'admission' } as const;
const PROJECT_TEXTS = {
  lead: 'lead',
  html: 'body',
  architect: 'architect',
  area: 'area',
  contractor: 'contractor',
  construction_period: 'constructionPeriod',
} as const;

function toTopLocation(read: DocumentReader<Stored.TopLocation>, ...keys: ('hero' | 'image')[]): TopLocation {
  return {
    ...readPageItem(read, read.language('title'), PLACE_TEXTS),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(getSeasonalImage(read), 'lead', ...keys),
    address: read.textOrEmpty('address'),
    position: { latitude: read.number('latitude'), longitude: read.number('longitude') },
    ...placeHours(read),
    hours_note: read.textOrNull('hoursNote'),
    admission: read.textOrEmpty('admission'),
    accessibility: read.choices('accessibility', AccessibilityFeature),
    needs: placeNeeds(read),
  };
}

/** A link to an item: its title and its slugs in both languages. */
export function toTitledLink(read: DocumentReader<{ title: string }>): { id: number; title: string; slugs: Slugs } {
  return { id: read.id, title: read.text('title'), slugs: read.slugs() };
}

function toProject(read: DocumentReader<Stored.Project>, ...keys: ('hero' | 'image')[]): Project {
  return {
    ...readPageItem(read, read.language('title'), PROJECT_TEXTS),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(getImage(read), 'lead', ...keys),
    architect: read.textOrEmpty('architect'),
    area: read.textOrEmpty('area'),
    contractor: read.textOrEmpty('contractor'),
    status: read.choice('status', ProjectStatus),
    construction_period: read.textOrEmpty('constructionPeriod'),
  };
}

export const places = {
  topLocations: async (request) => {
    const { items, meta } = await findPage(request, 'top-locations', request.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => toTopLocation(read)), meta };
  },

  topLocation: async (request) => {
    const read = await findBySlug(request, 'top-locations', request.slug);
    if (!read) return null;
    const [location] = await findSome(request, 'event-locations', 1, { where: { topLocation: { equals: read.id } }, depth: 0 });
    return {
      data: {
        ...toTopLocation(read, 'hero', 'image'),
        ticket_url: read.textOrNull('ticketUrl'),
        phone: read.textOrEmpty('phone'),
        website: read.textOrNull('website'),
        sections: toSections(read),
        event_location: location ? { id: location.id, slug: getProperSlug(location) } : null,
        projects: mapSkippingInvalid(read.relations('projects'), toTitledLink),
      },
    };
  },

  projects: async (request) => {
    const { items, meta } = await findPage(request, 'projects', request.query, IN_ORDER);
    return { data: mapSkippingInvalid(items, (read) => toProject(read)), meta };
  },

  project: async (request) => {
    const read = await findBySlug(request, 'projects', request.slug);
    if (!read) return null;
    const location = read.relation('topLocation');
    return {
      data: {
        ...toProject(read, 'hero', 'image'),
        html: toHtml(read, 'body'),
        facts: toFacts(read.rows('facts')),
        sections: toSections(read),
        gallery: toImages(read.relations('gallery')),
        top_location: location && { title: location.text('title'), slugs: location.slugs() },
      },
    };
  },

  projectReview: async (request) => {
    const read = await findGlobal(request, 'project-review');
    if (!read.has('title')) return null;
    return {
      data: {
        title: read.text('title'),
        lead: read.textOrEmpty('lead'),
        untranslated: listUntranslated(read, { title: 'title', lead: 'lead', closing_html: 'closing' }),
        years: read.rows('years').map((year) => ({
          year: year.number('year'),
          title: year.text('title'),
          untranslated: listUntranslated(year, { title: 'title', html: 'text' }),
          html: toHtml(year, 'text'),
          picture: getImage(year),
          figures: toFacts(year.rows('figures')),
          projects: mapSkippingInvalid(year.relations('projects'), toTitledLink),
        })),
        closing_html: toHtml(read, 'closing'),
      },
    };
  },
} satisfies Partial<Handlers>;
