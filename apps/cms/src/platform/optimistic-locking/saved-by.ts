import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { label } from '../fields/labels.ts';
import { isUnset } from '../is-unset.ts';

/** The name of the user in lists and versions; `undefined` for changes without a user. */
export function getSaverName({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  const name: unknown = user?.['name'];
  return typeof name === 'string' && name.trim() !== '' ? name : user?.email;
}

const noteName: FieldHook = ({ value, req }) => (req.context['seeding'] === true ? value : (getSaverName(req) ?? value));

/** The author of this version, which Payload does not store. Only a save sets it. */
export const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: label('Utoljára mentette', 'Last saved by'),
  access: { create: () => false, update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    // A new record has none.
    condition: ({ savedBy: saver }: Record<string, unknown>) => !isUnset(saver),
  },
  hooks: { beforeChange: [noteName] },
};
