import type { CollectionConfig } from 'payload';
import { adminOnly, adminOnlyField } from '../access/rules.ts';
import { choice, select, text } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { GROUPS } from './content.ts';

const FIFTEEN_MINUTES = 15 * 60 * 1000;

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('Szerkesztő', 'Editor'), plural: label('Szerkesztők', 'Editors') },
  auth: {
    maxLoginAttempts: 8,
    lockTime: FIFTEEN_MINUTES,
    tokenExpiration: 8 * 60 * 60,
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
  ],
};
