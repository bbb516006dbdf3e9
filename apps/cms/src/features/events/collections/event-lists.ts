import type { CollectionConfig } from 'payload';
import { slug } from '../../../platform/fields/address-slug.ts';
import { lead, picture, position, prose, relation, text, title } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { uniqueText } from '../../../platform/fields/unique.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';

const eventCategories: CollectionConfig = content({
  slug: 'event-categories',
  referredTo: true,
  singular: label('Programkategória', 'Event category'),
  plural: label('Programkategóriák', 'Event categories'),
  group: GROUPS.programs,
  drafts: false,
  titleField: 'name',
  columns: ['name', 'slug', 'updatedAt'],
  sort: 'id',
  about: label(
    'A programok négy nagy csoportja; a honlap menüje ezekre hivatkozik, ezért az azonosítójuk nem változhat.',
    'The four groups of events; the site’s menu refers to them, so their slugs must not change.',
  ),
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    uniqueText(text('slug', label('Azonosító', 'Slug'), { required: true })),
  ],
});

const eventTypes: CollectionConfig = content({
  slug: 'event-types',
  referredTo: true,
  singular: label('Programtípus', 'Event type'),
  plural: label('Programtípusok', 'Event types'),
  group: GROUPS.programs,
  drafts: false,
  titleField: 'name',
  columns: ['name', 'category'],
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    slug('name'),
    relation('category', label('Kategória', 'Category'), 'event-categories', { required: true }),
  ],
});

const eventLocations: CollectionConfig = content({
  slug: 'event-locations',
  referredTo: true,
  singular: label('Helyszín', 'Event location'),
  plural: label('Helyszínek', 'Event locations'),
  group: GROUPS.programs,
  drafts: false,
  columns: ['title', 'topLocation', 'updatedAt'],
  fields: [title(), slug(), relation('topLocation', label('Top hely', 'Top location'), 'top-locations'), position()],
});

const eventSeries: CollectionConfig = content({
  slug: 'event-series',
  referredTo: true,
  singular: label('Programsorozat', 'Programme series'),
  plural: label('Programsorozatok', 'Programme series'),
  group: GROUPS.programs,
  fields: [title(), slug(), lead(), picture('picture', label('Kép', 'Picture'), { use: 'head' }), prose()],
});

export const eventLists = [eventSeries, eventTypes, eventLocations, eventCategories];
