import type { CollectionConfig } from 'payload';
import { relation, text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { formerSlugs } from '../../../platform/url-history/former-slugs.ts';

export const eventTypes: CollectionConfig = createContentCollection({
  slug: 'event-types',
  referredTo: true,
  singular: label('Programtípus', 'Event type'),
  plural: label('Programtípusok', 'Event types'),
  group: MENU_GROUPS.programs,
  drafts: false,
  titleField: 'name',
  columns: ['name', 'category'],
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    slug('name'),
    formerSlugs,
    relation('category', label('Kategória', 'Category'), 'event-categories', { required: true }),
  ],
});
