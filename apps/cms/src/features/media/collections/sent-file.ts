import type { Field } from 'payload';

/** Removes a chosen file from the form of an upload once it is saved. */
export const sentFile: Field = {
  type: 'ui',
  name: 'sentFile',
  admin: { components: { Field: '/features/media/admin/SentFile.tsx#SentFile' }, disableListColumn: true },
};
