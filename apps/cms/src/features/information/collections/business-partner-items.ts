import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';
import { createEnquiryFields, createInformationFields } from './information-fields.ts';

export const businessPartnerItems: CollectionConfig = createOrderedContent({
  slug: 'business-partner-items',
  singular: label('Üzleti partnereknek szóló oldal', 'Page for business partners'),
  plural: label('Üzleti partnereknek', 'For business partners'),
  group: MENU_GROUPS.information,
  isLasting: true,
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: [...createInformationFields(), ...createEnquiryFields(label('Bérlés iránt lehet érdeklődni', 'Takes enquiries about hire'))],
});
