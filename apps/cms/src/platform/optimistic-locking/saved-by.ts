import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { label } from '../fields/labels.ts';

/** What a person is called in lists and versions; `undefined` for what a program does. */
export function getSaverName({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  const name: unknown = user?.['name'];
  return typeof name === 'string' && name.trim() !== '' ? name : user?.email;
}

const noteName: FieldHook = ({ value, req }) => (req.context['seeding'] === true ? value : (getSaverName(req) ?? value));

/** Who made this version: Payload's own versions know no author. Nobody can write it but by saving. */
export const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: label('Utoljára mentette', 'Last saved by'),
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
  hooks: { beforeChange: [noteName] },
};
