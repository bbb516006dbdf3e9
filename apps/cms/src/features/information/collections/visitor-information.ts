import type { CollectionConfig } from 'payload';
import { choice, select } from '../../../platform/fields/basics.ts';
import { PICTOGRAMS } from '../../../platform/fields/choices/choices.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';
import { createEnquiryFields, createInformationFields } from './information-fields.ts';

export const visitorInformation: CollectionConfig = createOrderedContent({
  slug: 'visitor-information',
  singular: label('Látogatói információ', 'Visitor information'),
  plural: label('Látogatói információk', 'Visitor information'),
  group: MENU_GROUPS.information,
  isLasting: true,
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: [
    ...createInformationFields(),
    select('theme', label('Szín', 'Colour'), [choice('blue', 'Kék', 'Blue'), choice('yellow', 'Sárga', 'Yellow')], {
      defaultValue: 'blue',
      required: true,
      sidebar: true,
    }),
    select('pictogram', label('Piktogram', 'Pictogram'), PICTOGRAMS, { sidebar: true }),
    ...createEnquiryFields(label('Sportpálya iránt lehet érdeklődni', 'Takes enquiries about sport courts')),
  ],
});
