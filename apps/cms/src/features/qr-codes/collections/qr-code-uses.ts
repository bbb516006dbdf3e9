import type { CollectionConfig } from 'payload';
import { number, text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';

/** The number of scans of each code by day, and nothing else. */
export const qrCodeUses: CollectionConfig = {
  slug: 'qr-code-uses',
  labels: { singular: label('QR-kód használata', 'QR code use'), plural: label('QR-kódok használata', 'QR code uses') },
  access: allowReceived('qr-code-uses'),
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: hiddenBelow('see', 'qr-code-uses') },
  indexes: [{ fields: ['code', 'day'], unique: true }],
  fields: [
    text('code', label('Kód', 'Code'), { required: true, readOnly: true }),
    text('day', label('Nap', 'Day'), { required: true, readOnly: true, maxLength: 10 }),
    number('count', label('Hányszor', 'Times'), { readOnly: true, defaultValue: 0 }),
  ],
};
