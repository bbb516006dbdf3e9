import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';
import { ARTICLE_COLUMNS, articleFields, authorField } from './article-fields.ts';

export const archiveArticles: CollectionConfig = content({
  slug: 'archive-articles',
  singular: label('Archív cikk', 'Archive article'),
  plural: label('Archívum', 'Archive'),
  group: GROUPS.stories,
  columns: ARTICLE_COLUMNS,
  sort: '-publishedOn',
  fields: [...articleFields(), authorField()],
});
