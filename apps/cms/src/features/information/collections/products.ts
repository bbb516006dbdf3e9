import type { CollectionConfig } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { lead, prose } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const products: CollectionConfig = createContentCollection({
  slug: 'products',
  singular: label('Szolgáltatás', 'Service'),
  plural: label('Ügyfélszolgálati oldalak', 'Customer service pages'),
  group: MENU_GROUPS.information,
  isLasting: true,
  titleField: 'name',
  about: label(
    'Mindegyiknek saját panaszkezelési és ügyfélszolgálati oldala van.',
    'Each has a complaint page and a customer service page of its own.',
  ),
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    lead(),
    requireText(prose('complaint', label('Panaszkezelés', 'Complaint handling')), { or: ['customerService', 'phone', 'email'] }),
    prose('customerService', label('Ügyfélszolgálat', 'Customer service')),
    text('phone', label('Telefon', 'Phone')),
    text('email', label('E-mail', 'E-mail')),
    text('hours', label('Telefonon elérhető', 'Phone lines open'), { localized: true }),
    slug('name'),
  ],
});
