import type { CollectionConfig } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { asUniqueText } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const eventCategories: CollectionConfig = createContentCollection({
  slug: 'event-categories',
  referredTo: true,
  singular: label('Programkategória', 'Event category'),
  plural: label('Programkategóriák', 'Event categories'),
  group: MENU_GROUPS.programs,
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
    asUniqueText(text('slug', label('Azonosító', 'Slug'), { required: true })),
  ],
});
