import type { CollectionConfig } from 'payload';
import { lead, number, picture, text, title } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkFields } from '../../../platform/fields/links/link.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';

export const carousel: CollectionConfig = content({
  group: GROUPS.site,
  slug: 'home-carousel-items',
  singular: label('Főoldali ajánló', 'Home carousel item'),
  plural: label('Főoldali ajánlók', 'Home carousel'),
  sort: 'order',
  columns: ['title', 'picture', 'order', '_status'],
  fields: [
    title(),
    lead(),
    ...linkFields('url', label('Hivatkozás', 'Link')),
    text('linkText', label('A hivatkozás szövege', 'Link text'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { use: 'carousel' }),
    number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
  ],
});
