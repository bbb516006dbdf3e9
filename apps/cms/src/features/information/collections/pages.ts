import type { CollectionConfig } from 'payload';
import { choice, text } from '../../../platform/fields/basics.ts';
import { wordChoice } from '../../../platform/fields/choices/word-choice.ts';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { rows } from '../../../platform/fields/sections/rows.ts';
import { sections } from '../../../platform/fields/sections/sections.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const pages: CollectionConfig = createContentCollection({
  slug: 'pages',
  singular: label('Oldal', 'Page'),
  plural: label('Oldalak', 'Pages'),
  group: MENU_GROUPS.site,
  isLasting: true,
  fields: [
    title(),
    lead(),
    picture('picture', label('Kép', 'Picture'), { use: 'head' }),
    requireText(prose(), { or: ['sections'] }),
    sections(),
    slug(),
    wordChoice('layout', label('Elrendezés', 'Layout'), [choice('default', 'Világos', 'Light'), choice('dark', 'Sötét', 'Dark')], {
      isOpen: true,
      sidebar: true,
      hint: label('Üresen világos.', 'Light when empty.'),
    }),
    rows('middleware', label('Köztes réteg', 'Middleware'), {
      row: [label('Réteg', 'Middleware'), label('Rétegek', 'Middleware')],
      fields: [text('name', label('Név', 'Name'), { required: true })],
      sidebar: true,
      hidden: true,
    }),
  ],
});
