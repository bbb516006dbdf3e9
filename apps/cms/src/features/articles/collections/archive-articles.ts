import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { createContentCollection, GROUPS } from '../../../platform/publishing/content-collection.ts';
import { ARTICLE_COLUMNS, createArticleFields, createAuthorField } from './article-fields.ts';

export const archiveArticles: CollectionConfig = createContentCollection({
  slug: 'archive-articles',
  singular: label('Archív cikk', 'Archive article'),
  plural: label('Archívum', 'Archive'),
  group: GROUPS.stories,
  columns: ARTICLE_COLUMNS,
  sort: '-publishedOn',
  fields: [...createArticleFields(), createAuthorField()],
});
