import type { CollectionConfig } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { lead, picture, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkFields } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';
import { checkCarouselItem } from '../publish-checks.ts';

export const carousel: CollectionConfig = createOrderedContent({
  group: MENU_GROUPS.site,
  slug: 'home-carousel-items',
  singular: label('Főoldali ajánló', 'Home carousel item'),
  plural: label('Főoldali ajánlók', 'Home carousel'),
  columns: ['title', 'order', 'picture', '_status'],
  checks: checkCarouselItem,
  fields: [
    title(),
    lead(),
    ...linkFields('url', label('Hivatkozás', 'Link')),
    text('linkText', label('A hivatkozás szövege', 'Link text'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { use: 'carousel' }),
  ],
});
