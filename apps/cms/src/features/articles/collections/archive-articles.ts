import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { ARTICLE_COLUMNS, createArticleFields, createAuthorField } from './article-fields.ts';

export const archiveArticles: CollectionConfig = createContentCollection({
  slug: 'archive-articles',
  singular: label('Archív cikk', 'Archive article'),
  plural: label('Archívum', 'Archive'),
  group: MENU_GROUPS.stories,
  columns: ARTICLE_COLUMNS,
  sort: '-publishedOn',
  fields: [...createArticleFields(), createAuthorField()],
});
