import type { CollectionConfig } from 'payload';
import { moment, text } from '../../../platform/fields/basics.ts';
import { lead, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';

export const careerPositions: CollectionConfig = createContentCollection({
  slug: 'career-positions',
  singular: label('Állás', 'Position'),
  plural: label('Állások', 'Positions'),
  group: MENU_GROUPS.information,
  columns: ['title', 'field', 'deadline', '_status'],
  fields: [
    title(),
    lead(),
    text('field', label('Terület', 'Field'), { localized: true }),
    text('location', label('Munkavégzés helye', 'Place of work'), { localized: true }),
    text('workHours', label('Munkaidő', 'Working hours'), { localized: true }),
    text('experience', label('Tapasztalat', 'Experience'), { localized: true }),
    requireText(prose()),
    slug(),
    moment('deadline', label('Jelentkezési határidő', 'Closing date'), { dayOnly: true, sidebar: true, index: true }),
  ],
});
