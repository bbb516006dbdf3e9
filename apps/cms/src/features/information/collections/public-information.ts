import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';
import { information } from './information-fields.ts';

export const publicInformation: CollectionConfig = content({
  slug: 'public-information',
  singular: label('Közérdekű adat', 'Public information'),
  plural: label('Közérdekű adatok', 'Public information'),
  group: GROUPS.information,
  sort: 'order',
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: information(),
});
