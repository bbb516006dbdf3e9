import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';
import { createInformationFields } from './information-fields.ts';

export const publicInformation: CollectionConfig = createOrderedContent({
  slug: 'public-information',
  singular: label('Közérdekű adat', 'Public information'),
  plural: label('Közérdekű adatok', 'Public information'),
  group: MENU_GROUPS.information,
  isLasting: true,
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: createInformationFields(),
});
