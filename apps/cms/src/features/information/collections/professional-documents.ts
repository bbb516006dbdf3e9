import type { CollectionConfig } from 'payload';
import { text, textarea } from '../../../platform/fields/basics.ts';
import { files } from '../../../platform/fields/content-fields.ts';
import { articleDate } from '../../../platform/fields/dates/article-date.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const professionalDocuments: CollectionConfig = createContentCollection({
  slug: 'professional-documents',
  singular: label('Szakmai anyag', 'Professional document'),
  plural: label('Szakmai anyagok', 'Professional documents'),
  group: MENU_GROUPS.information,
  sort: '-publishedOn',
  columns: ['title', 'group', 'publishedOn', '_status'],
  search: ['title', 'description', 'group'],
  fields: [
    text('title', label('Cím', 'Title'), { required: true }),
    textarea('description', label('Leírás', 'Description')),
    text('group', label('Csoport', 'Group'), { required: true }),
    articleDate(label('Az anyag dátuma', 'Date on the document'), { sidebar: false }),
    files('file', label('Fájl', 'File'), { required: true }),
  ],
});
