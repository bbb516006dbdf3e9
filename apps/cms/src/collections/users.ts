import type { CollectionConfig, Field } from 'payload';
import { adminOnly, adminOnlyField } from '../access/rules.ts';
import { keepAdministratorOnChange, keepAdministratorOnDelete } from '../accounts/last-administrator.ts';
import { forgotPassword, invite } from '../accounts/letters.ts';
import { checkPassword } from '../accounts/password.ts';
import { accountEndpoints } from '../accounts/sign-in.ts';
import { choice, select, text } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { GROUPS } from './content.ts';

/** Columns of Payload's own lock, which is not in use: it lets anybody keep an editor out (see accounts/sign-in.ts). */
const unusedLock: Field[] = [
  { name: 'loginAttempts', type: 'number', defaultValue: 0, hidden: true, access: { create: () => false, update: () => false } },
  { name: 'lockUntil', type: 'date', hidden: true, access: { create: () => false, update: () => false } },
];

/** Asked for when an account is made, for its letter alone: nothing of it is kept. */
const invitationLanguage: Field = {
  ...select(
    'invitationLanguage',
    label('A meghívó levél nyelve', 'Language of the invitation'),
    [choice('hu', 'Magyar', 'Hungarian'), choice('en', 'Angol', 'English')],
    { defaultValue: 'hu' },
  ),
  virtual: true,
  admin: { condition: (_data, _sibling, { operation }) => operation === 'create' },
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('Szerkesztő', 'Editor'), plural: label('Szerkesztők', 'Editors') },
  auth: {
    maxLoginAttempts: 0,
    // The session is in the cookie alone, where no script reads it.
    removeTokenFromResponses: true,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword,
    cookies: { sameSite: 'Strict', secure: process.env['PUBLIC_ORIGIN']?.startsWith('https:') ?? false },
  },
  admin: {
    useAsTitle: 'email',
    group: { ...GROUPS.service },
    hideAPIURL: true,
    listSearchableFields: ['email', 'name'],
    defaultColumns: ['email', 'name', 'role'],
  },
  access: {
    // Editors see each other's names: who holds a document, who saved it.
    read: ({ req }) => Boolean(req.user),
    create: adminOnly,
    update: ({ req }) => (!req.user ? false : req.user['role'] === 'admin' ? true : { id: { equals: req.user.id } }),
    delete: adminOnly,
    admin: ({ req }) => Boolean(req.user),
  },
  endpoints: accountEndpoints,
  hooks: {
    beforeOperation: [checkPassword],
    beforeChange: [keepAdministratorOnChange],
    beforeDelete: [keepAdministratorOnDelete],
    afterChange: [invite],
  },
  fields: [
    text('name', label('Név', 'Name'), { required: true }),
    {
      ...select(
        'role',
        label('Szerepkör', 'Role'),
        [choice('editor', 'Szerkesztő', 'Editor'), choice('admin', 'Rendszergazda', 'Administrator')],
        { required: true, defaultValue: 'editor' },
      ),
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    invitationLanguage,
    ...unusedLock,
  ],
};
