import type { CollectionConfig } from 'payload';
import { textarea } from '../../../platform/fields/basics.ts';
import { files } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { ARTICLE_COLUMNS, createArticleFields } from './article-fields.ts';

export const pressReleases: CollectionConfig = createContentCollection({
  slug: 'press-releases',
  singular: label('Sajtóközlemény', 'Press release'),
  plural: label('Sajtóközlemények', 'Press releases'),
  group: MENU_GROUPS.stories,
  columns: ARTICLE_COLUMNS,
  sort: '-publishedOn',
  fields: [
    ...createArticleFields(label('A közlemény dátuma', 'Date on the release'), ['attachments']),
    textarea('contact', label('Sajtókapcsolat', 'Press contact'), { localized: true }),
    files('attachments', label('Mellékletek', 'Attachments')),
  ],
});
