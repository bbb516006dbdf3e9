import type { CollectionConfig } from 'payload';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const eventSeries: CollectionConfig = createContentCollection({
  slug: 'event-series',
  referredTo: true,
  singular: label('Programsorozat', 'Event series'),
  plural: label('Programsorozatok', 'Event series'),
  group: MENU_GROUPS.programs,
  fields: [title(), slug(), lead(), picture('picture', label('Kép', 'Picture'), { use: 'head' }), prose()],
});
