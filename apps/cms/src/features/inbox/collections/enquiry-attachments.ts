import type { CollectionConfig } from 'payload';
import { relation, text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived } from '../../../platform/rights/rules.ts';

/** Readable only by signed-in staff, outside of the library, and served so that browsers do not execute them. */
export const enquiryAttachments: CollectionConfig = {
  slug: 'enquiry-attachments',
  labels: { singular: label('Melléklet', 'Attachment'), plural: label('Mellékletek', 'Attachments') },
  access: { ...allowReceived('enquiry-attachments'), delete: () => false },
  lockDocuments: false,
  admin: { hidden: true },
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    focalPoint: false,
    crop: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      headers.set('Cache-Control', 'private, no-store');
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [text('name', label('Név', 'Name'), { required: true }), relation('enquiry', label('Megkeresés', 'Enquiry'), 'enquiries')],
};
