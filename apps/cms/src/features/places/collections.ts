import type { CollectionConfig } from 'payload';
import { slug } from '../../platform/fields/address-slug.ts';
import { lead, number, picture, position, prose, relation, select, text, textarea, title } from '../../platform/fields/basics.ts';
import { ACCESSIBILITY, AMENITIES, PLACE_SIGNS, PROJECT_STATUSES } from '../../platform/fields/choices.ts';
import { label } from '../../platform/fields/labels.ts';
import { facts, sections } from '../../platform/fields/sections.ts';
import { content, GROUPS } from '../../platform/publishing/content-collection.ts';
import { placeHours } from './place-hours.ts';
import { checkPlace } from './publish-checks.ts';

const topLocations: CollectionConfig = content({
  slug: 'top-locations',
  referredTo: true,
  singular: label('Top hely', 'Top location'),
  plural: label('Top helyek', 'Top locations'),
  group: GROUPS.places,
  sort: 'order',
  columns: ['title', 'picture', 'order', '_status', 'updatedAt'],
  checks: checkPlace,
  fields: [
    title(),
    lead(),
    picture('picture', label('Nyitókép', 'Hero picture'), { use: 'head' }),
    text('address', label('Postai cím', 'Postal address'), { localized: true }),
    // Its page shows it on a map, which cannot be left out.
    position({ required: true }),
    select('sign', label('Jele a térképen', 'Sign on the map'), PLACE_SIGNS),
    ...placeHours,
    textarea('hoursNote', label('Megjegyzés a nyitvatartáshoz', 'Note on opening hours'), { localized: true }),
    text('admission', label('Belépés', 'Admission'), { localized: true }),
    select('accessibility', label('Akadálymentesség', 'Accessibility'), ACCESSIBILITY, { many: true }),
    sections({ ofPlace: true }),
    relation('projects', label('Projektek', 'Projects'), 'projects', { many: true }),
    slug(),
    number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
  ],
});

const projects: CollectionConfig = content({
  slug: 'projects',
  referredTo: true,
  singular: label('Projekt', 'Project'),
  plural: label('Projektek', 'Projects'),
  group: GROUPS.places,
  sort: 'order',
  columns: ['title', 'status', 'order', '_status'],
  fields: [
    title(),
    lead(),
    picture('picture', label('Kép', 'Picture'), { use: 'head' }),
    text('architect', label('Építész', 'Architect'), { localized: true }),
    text('area', label('Terület', 'Area'), { localized: true }),
    text('contractor', label('Kivitelező', 'Contractor'), { localized: true }),
    select('status', label('A projekt állapota', 'Project status'), PROJECT_STATUSES, {
      required: true,
      defaultValue: 'completed',
      enumName: 'enum_projects_state',
    }),
    text('constructionPeriod', label('Építés ideje', 'Construction period'), { localized: true }),
    prose(),
    facts('facts', label('További adatok', 'More facts')),
    sections(),
    picture('gallery', label('Képek', 'Pictures'), { many: true, use: 'gallery' }),
    relation('topLocation', label('Top hely', 'Top location'), 'top-locations', { sidebar: true }),
    slug(),
    number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
  ],
});

const amenities: CollectionConfig = content({
  slug: 'amenities',
  singular: label('Térképi pont', 'Map amenity'),
  plural: label('Térképi pontok', 'Map amenities'),
  group: GROUPS.places,
  drafts: false,
  columns: ['title', 'kind', 'note'],
  search: ['title', 'note'],
  fields: [
    title(),
    select('kind', label('Fajta', 'Kind'), AMENITIES, { required: true }),
    textarea('note', label('Megjegyzés', 'Note'), { localized: true }),
    position(),
  ],
});

export const placeCollections = [topLocations, projects, amenities];
