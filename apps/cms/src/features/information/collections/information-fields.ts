import type { Field } from 'payload';
import { checkbox, relation } from '../../../platform/fields/basics.ts';
import { files, lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { sections } from '../../../platform/fields/sections/sections.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';

export const createInformationFields = (): Field[] => [
  title(),
  lead(),
  picture('picture', label('Kép', 'Picture'), { use: 'head' }),
  requireText(prose(), { or: ['sections', 'documents', 'takesEnquiries'] }),
  sections(),
  files('documents', label('Dokumentumok', 'Documents')),
  slug(),
];

/** Fields for a form below the text, which offers the days on which the place is open. */
export const createEnquiryFields = (labels: { hu: string; en: string }): Field[] => [
  checkbox('takesEnquiries', labels, {
    sidebar: true,
    hint: label(
      'Az űrlap az oldal alján jelenik meg; ami itt érkezik, a Megkeresések közé kerül.',
      'The form is at the end of the page; what visitors send arrives among the enquiries.',
    ),
  }),
  relation('enquiryPlace', label('Melyik helyé', 'Of which place'), 'top-locations', {
    sidebar: true,
    condition: (data) => data['takesEnquiries'] === true,
    hint: label(
      'Csak azok a napok választhatók, amelyeken ez a hely nyitva van; pályára csak a nyitvatartási idején belül lehet érdeklődni.',
      'Only days on which this place is open can be chosen; courts can only be asked for within its opening hours.',
    ),
  }),
];
