import type { CollectionConfig } from 'payload';
import { checkbox, select, text } from '../../../platform/fields/basics.ts';
import { MENU_ZONE_CHOICES } from '../../../platform/fields/choices/choices.ts';
import { label } from '../../../platform/fields/labels.ts';
import { getPageFieldName, getScreenFieldName, linkFields } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireItemLink, requireItems, requireItemTitle } from '../../../platform/fields/required/required-content.ts';
import { rows } from '../../../platform/fields/sections/rows.ts';
import { asUniqueSelect } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { createMenuPreviewUrl } from '../../../platform/publishing/preview-link.ts';
import { createTitleField } from './title-in-words.ts';

export const menus: CollectionConfig = createContentCollection({
  group: MENU_GROUPS.site,
  slug: 'menus',
  singular: label('Menüzóna', 'Menu zone'),
  plural: label('Menük', 'Menus'),
  about: label(
    'A fejléc és a lábléc hivatkozásai. Felirat vagy cím nélkül egy menüpont nem jelenik meg.',
    'The links of the header and the footer. An item without a title or a link is not shown.',
  ),
  titleField: 'name',
  titles: MENU_ZONE_CHOICES,
  preview: createMenuPreviewUrl,
  fields: [
    asUniqueSelect(select('name', label('Hol látszik', 'Where it is shown'), MENU_ZONE_CHOICES, { required: true })),
    createTitleField(MENU_ZONE_CHOICES),
    requireItems(
      rows('items', label('Menüpontok', 'Items'), {
        row: [label('Menüpont', 'Item'), label('Menüpontok', 'Items')],
        fields: [
          requireItemTitle(text('title', label('Felirat', 'Title'), { localized: true })),
          ...linkFields('url', label('Hivatkozás', 'Link')).map((field) =>
            field.type === 'text' ? requireItemLink(field, [getPageFieldName('url'), getScreenFieldName('url')]) : field,
          ),
          checkbox('newWindow', label('Új ablakban nyíljon', 'Open in a new window')),
        ],
      }),
    ),
  ],
});
