import type { CollectionConfig } from 'payload';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived } from '../../../platform/rights/rules.ts';
import { SECOND_FACTORS } from '../second-factor/store.ts';

/**
 * Only the code of accounts reads and writes them. They are separate from accounts, because Payload writes the whole row of an account at
 * every sign-in.
 */
export const secondFactors: CollectionConfig = {
  slug: SECOND_FACTORS,
  labels: { singular: label('Kétlépcsős belépés', 'Second factor'), plural: label('Kétlépcsős belépések', 'Second factors') },
  access: allowReceived('second-factors'),
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'user', type: 'number', required: true, unique: true, index: true },
    { name: 'secret', type: 'text' },
    { name: 'pending', type: 'text' },
    { name: 'step', type: 'number' },
    { name: 'recovery', type: 'json' },
  ],
};
