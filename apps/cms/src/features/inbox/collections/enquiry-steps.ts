import type { CollectionConfig } from 'payload';
import { relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived } from '../../../platform/rights/rules.ts';
import { STEPS } from '../kinds.ts';
import { MAX_TEXT_LENGTH } from './case-fields.ts';

/** The log of a case. Steps are never changed. */
export const enquirySteps: CollectionConfig = {
  slug: 'enquiry-steps',
  labels: { singular: label('Lépés', 'Step'), plural: label('Lépések', 'Steps') },
  access: { ...allowReceived('enquiry-steps'), delete: () => false },
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    relation('enquiry', label('Megkeresés', 'Enquiry'), 'enquiries', { required: true }),
    select(
      'action',
      label('Lépés', 'Step'),
      Object.entries(STEPS).map(([value, name]) => ({ value, label: name })),
      { required: true },
    ),
    text('byName', label('Ki', 'Who')),
    text('detail', label('Részlet', 'Detail')),
    textarea('text', label('Szöveg', 'Text'), { maxLength: MAX_TEXT_LENGTH }),
  ],
};
