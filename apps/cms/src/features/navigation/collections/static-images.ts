import type { CollectionConfig } from 'payload';
import { text, textarea } from '../../../platform/fields/basics.ts';
import { wordChoice } from '../../../platform/fields/choices/word-choice.ts';
import { picture } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { STATIC_IMAGE_CHOICES } from '../../../platform/fields/links/page-choices.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { asUniqueText } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { createTitleField } from './title-in-words.ts';

export const staticImages: CollectionConfig = createContentCollection({
  group: MENU_GROUPS.site,
  slug: 'static-images',
  singular: label('Állandó kép', 'Static image'),
  plural: label('Állandó képek', 'Static images'),
  titleField: 'key',
  titles: STATIC_IMAGE_CHOICES,
  columns: ['key', 'picture', 'title'],
  search: ['key', 'title'],
  about: label('A honlap felületének képei, a helyük szerint.', 'Pictures of the site’s own interface, by their places.'),
  fields: [
    asUniqueText(wordChoice('key', label('Hol látszik?', 'Where is it seen?'), STATIC_IMAGE_CHOICES)),
    createTitleField(STATIC_IMAGE_CHOICES),
    text('title', label('Cím', 'Title'), { localized: true }),
    textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { required: true }),
  ],
});
