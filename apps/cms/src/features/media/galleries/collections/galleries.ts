import type { CollectionConfig } from 'payload';
import { relation, text, textarea } from '../../../../platform/fields/basics.ts';
import { lead, picture, title } from '../../../../platform/fields/content-fields.ts';
import { articleDate } from '../../../../platform/fields/dates/article-date.ts';
import { label } from '../../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../../platform/fields/menu-groups.ts';
import { requirePictures } from '../../../../platform/fields/required/required-content.ts';
import { rows } from '../../../../platform/fields/sections/rows.ts';
import { slug } from '../../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../../platform/publishing/content-collection.ts';

export const galleries: CollectionConfig = createContentCollection({
  slug: 'galleries',
  singular: label('Képgaléria', 'Gallery'),
  plural: label('Képgalériák', 'Galleries'),
  group: MENU_GROUPS.stories,
  columns: ['title', 'category', 'publishedOn', '_status'],
  sort: '-publishedOn',
  fields: [
    title(),
    lead(),
    requirePictures(
      rows('items', label('Képek', 'Pictures'), {
        row: [label('Kép', 'Picture'), label('Képek', 'Pictures')],
        fields: [
          picture('picture', label('Kép', 'Picture'), { required: true, use: 'gallery' }),
          text('title', label('Cím', 'Title'), { localized: true }),
          textarea('description', label('Leírás', 'Description'), { localized: true }),
        ],
        folding: 'never',
        afterInput: [{ path: '/features/media/admin/AddPictures.tsx#AddPictures', clientProps: { field: 'picture' } }],
      }),
    ),
    slug(),
    relation('category', label('Galériatéma', 'Category'), 'gallery-categories', { required: true, sidebar: true }),
    articleDate(label('A galéria dátuma', 'Date on the gallery')),
  ],
});
