import type { CollectionConfig } from 'payload';
import { received } from '../access/rules.ts';
import { text } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { GROUPS } from './content.ts';

const subscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: {
    singular: label('Hírlevél-feliratkozás', 'Newsletter subscription'),
    plural: label('Hírlevél-feliratkozások', 'Newsletter subscriptions'),
  },
  access: received,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: { ...GROUPS.received },
    useAsTitle: 'email',
    hideAPIURL: true,
    defaultColumns: ['email', 'name', 'createdAt'],
    listSearchableFields: ['email', 'name'],
  },
  fields: [
    text('email', label('E-mail', 'E-mail'), { readOnly: true, index: true }),
    text('name', label('Név', 'Name'), { readOnly: true }),
    text('reference', label('Hivatkozási szám', 'Reference'), { readOnly: true, index: true }),
    text('idempotencyKey', label('Beküldés azonosítója', 'Idempotency key'), { hidden: true, unique: true, index: true }),
    text('locale', label('Nyelv', 'Language'), { readOnly: true }),
  ],
};

export const receivedCollections = [subscriptions];
