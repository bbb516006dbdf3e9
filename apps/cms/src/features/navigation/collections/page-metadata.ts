import type { CollectionConfig } from 'payload';
import { textarea } from '../../../platform/fields/basics.ts';
import { wordChoice } from '../../../platform/fields/choices/word-choice.ts';
import { picture, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { PAGE_CHOICES } from '../../../platform/fields/links/page-choices.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { asUniqueText } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { createTitleField } from './title-in-words.ts';

export const pageMetadata: CollectionConfig = createContentCollection({
  group: MENU_GROUPS.site,
  slug: 'page-metadata',
  singular: label('Oldalcím és leírás', 'Page title and description'),
  plural: label('Oldalcímek és leírások', 'Page titles and descriptions'),
  titleField: 'key',
  titles: PAGE_CHOICES,
  columns: ['key', 'title', 'description'],
  search: ['key', 'title', 'description'],
  about: label(
    'Egyes oldalak címe és leírása a keresőkben és megosztáskor.',
    'The titles and descriptions of single pages for search engines and sharing.',
  ),
  fields: [
    asUniqueText(wordChoice('key', label('Melyik oldal?', 'Which page?'), PAGE_CHOICES)),
    createTitleField(PAGE_CHOICES),
    title(),
    textarea('description', label('Leírás', 'Description'), { localized: true, maxLength: 300 }),
    picture('picture', label('Megosztási kép', 'Share picture'), {
      use: 'share',
      hint: label(
        'Ezzel jelenik meg az oldal a közösségi hálózatokon, ha a tartalmának nincs saját képe.',
        'What social networks show of the page when its content has no picture of its own.',
      ),
    }),
  ],
});
