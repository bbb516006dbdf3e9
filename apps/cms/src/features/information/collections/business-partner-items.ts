import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';
import { enquiryForm, information } from './information-fields.ts';

export const businessPartnerItems: CollectionConfig = content({
  slug: 'business-partner-items',
  singular: label('Üzleti partnereknek', 'For business partners'),
  plural: label('Üzleti partnereknek', 'For business partners'),
  group: GROUPS.information,
  sort: 'order',
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: [...information(), ...enquiryForm(label('Bérlés iránt lehet érdeklődni', 'Takes enquiries about hire'))],
});
