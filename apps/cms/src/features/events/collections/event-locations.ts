import type { CollectionConfig } from 'payload';
import { relation } from '../../../platform/fields/basics.ts';
import { title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { position } from '../../../platform/fields/positions/position-field.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { formerSlugs } from '../../../platform/url-history/former-slugs.ts';

export const eventLocations: CollectionConfig = createContentCollection({
  slug: 'event-locations',
  referredTo: true,
  singular: label('Helyszín', 'Event location'),
  plural: label('Helyszínek', 'Event locations'),
  group: MENU_GROUPS.programs,
  drafts: false,
  columns: ['title', 'topLocation', 'updatedAt'],
  fields: [
    title(label('Név', 'Name')),
    slug(),
    formerSlugs,
    relation('topLocation', label('Top hely', 'Top location'), 'top-locations'),
    position(),
  ],
});
