import type { CollectionConfig } from 'payload';
import { checkbox, relation } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { createArticleFields, createAuthorField } from './article-fields.ts';

export const news: CollectionConfig = createContentCollection({
  slug: 'news',
  singular: label('Magazincikk', 'News item'),
  plural: label('Magazincikkek', 'News'),
  group: MENU_GROUPS.stories,
  columns: ['title', 'category', 'publishedOn', '_status'],
  sort: '-publishedOn',
  fields: [
    ...createArticleFields(),
    createAuthorField(),
    relation('category', label('Rovat', 'Category'), 'news-categories', { sidebar: true }),
    relation('topLocation', label('Kapcsolódó hely', 'Related place'), 'top-locations', { sidebar: true }),
    checkbox('highlighted', label('Kiemelt', 'Highlighted'), { sidebar: true, index: true }),
  ],
});
