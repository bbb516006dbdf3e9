import type { CollectionConfig } from 'payload';
import { slug } from '../../../platform/fields/address-slug.ts';
import { text } from '../../../platform/fields/basics.ts';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { rows } from '../../../platform/fields/rows.ts';
import { sections } from '../../../platform/fields/sections.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const pages: CollectionConfig = createContentCollection({
  slug: 'pages',
  singular: label('Oldal', 'Page'),
  plural: label('Oldalak', 'Pages'),
  group: MENU_GROUPS.site,
  fields: [
    title(),
    lead(),
    picture('picture', label('Kép', 'Picture'), { use: 'head' }),
    requireText(prose(), { or: ['sections'] }),
    sections(),
    slug(),
    text('layout', label('Elrendezés', 'Layout'), {
      sidebar: true,
      hint: label(
        'Világos: default, sötét: dark. Üresen és más névvel is világos.',
        'Light: default, dark: dark. Light also when empty or with any other name.',
      ),
    }),
    rows(
      'middleware',
      label('Köztes réteg', 'Middleware'),
      [label('Réteg', 'Middleware'), label('Rétegek', 'Middleware')],
      [text('name', label('Név', 'Name'), { required: true })],
      { sidebar: true, hidden: true },
    ),
  ],
});
