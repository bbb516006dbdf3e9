import type { CollectionConfig } from 'payload';
import { position, select, textarea, title } from '../../../platform/fields/basics.ts';
import { AMENITIES } from '../../../platform/fields/choices.ts';
import { label } from '../../../platform/fields/labels.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';

export const amenities: CollectionConfig = content({
  slug: 'amenities',
  singular: label('Térképi pont', 'Map amenity'),
  plural: label('Térképi pontok', 'Map amenities'),
  group: GROUPS.places,
  drafts: false,
  columns: ['title', 'kind', 'note'],
  search: ['title', 'note'],
  fields: [
    title(),
    select('kind', label('Fajta', 'Kind'), AMENITIES, { required: true }),
    textarea('note', label('Megjegyzés', 'Note'), { localized: true }),
    position(),
  ],
});
