import type { CollectionConfig } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const newsCategories: CollectionConfig = createContentCollection({
  slug: 'news-categories',
  referredTo: true,
  singular: label('Magazinrovat', 'News category'),
  plural: label('Magazinrovatok', 'News categories'),
  group: MENU_GROUPS.stories,
  drafts: false,
  titleField: 'name',
  fields: [text('name', label('Név', 'Name'), { required: true, localized: true }), slug('name')],
});
