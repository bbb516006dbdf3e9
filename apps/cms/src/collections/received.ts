import type { CollectionConfig, Field } from 'payload';
import { received } from '../access/rules.ts';
import { choice, moment, select, text, textarea } from '../fields/basics.ts';
import { NEWSLETTER_TOPIC_CHOICES } from '../fields/choices.ts';
import { label } from '../fields/labels.ts';
import { exportEndpoint } from '../newsletter/export.ts';
import { GROUPS } from './content.ts';

const envelope = () => [
  text('reference', label('Hivatkozási szám', 'Reference'), { readOnly: true, index: true }),
  text('idempotencyKey', label('Beküldés azonosítója', 'Idempotency key'), { hidden: true, unique: true, index: true }),
  text('locale', label('Nyelv', 'Language'), { readOnly: true }),
];

/** One row an address; what its links are made of is seen by nobody. */
const ofService: Field[] = [
  { name: 'address', type: 'text', hidden: true, unique: true, index: true },
  { name: 'confirmHash', type: 'text', hidden: true, index: true },
  { name: 'confirmUntil', type: 'date', hidden: true },
  { name: 'manageKey', type: 'text', hidden: true, unique: true, index: true },
  { name: 'listDue', type: 'date', hidden: true, index: true },
  { name: 'listTries', type: 'number', hidden: true },
  { name: 'isListed', type: 'checkbox', hidden: true },
];

const subscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: {
    singular: label('Hírlevél-feliratkozás', 'Newsletter subscription'),
    plural: label('Hírlevél-feliratkozások', 'Newsletter subscriptions'),
  },
  access: received,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [exportEndpoint],
  admin: {
    components: { beforeListTable: ['/admin/SubscriberExport.tsx#SubscriberExport'] },
    group: { ...GROUPS.received },
    useAsTitle: 'email',
    hideAPIURL: true,
    defaultColumns: ['email', 'name', 'state', 'topics', 'createdAt'],
    listSearchableFields: ['email', 'name'],
  },
  fields: [
    text('email', label('E-mail', 'E-mail'), { readOnly: true, index: true }),
    text('name', label('Név', 'Name'), { readOnly: true }),
    select(
      'state',
      label('Állapot', 'State'),
      [
        choice('pending', 'Megerősítésre vár', 'Waiting for confirmation'),
        choice('confirmed', 'Feliratkozott', 'Subscribed'),
        choice('unsubscribed', 'Leiratkozott', 'Unsubscribed'),
        choice('bounced', 'A címe nem él', 'Address does not exist'),
      ],
      { readOnly: true, index: true, sidebar: true },
    ),
    select('topics', label('Témák', 'Topics'), NEWSLETTER_TOPIC_CHOICES, { many: true, readOnly: true }),
    moment('confirmedAt', label('Megerősítette', 'Confirmed'), { readOnly: true, sidebar: true }),
    moment('unsubscribedAt', label('Leiratkozott', 'Unsubscribed'), { readOnly: true, sidebar: true }),
    ...ofService,
    ...envelope(),
  ],
};

const complaints: CollectionConfig = {
  slug: 'complaints',
  labels: { singular: label('Panasz', 'Complaint'), plural: label('Panaszok', 'Complaints') },
  access: received,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: { ...GROUPS.received },
    useAsTitle: 'reference',
    hideAPIURL: true,
    defaultColumns: ['reference', 'product', 'name', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'message'],
  },
  fields: [
    text('product', label('Szolgáltatás', 'Service'), { readOnly: true }),
    text('name', label('Név', 'Name'), { readOnly: true }),
    text('email', label('E-mail', 'E-mail'), { readOnly: true }),
    text('phone', label('Telefon', 'Phone'), { readOnly: true }),
    textarea('message', label('Üzenet', 'Message'), { readOnly: true, maxLength: 5000 }),
    ...envelope(),
  ],
};

export const receivedCollections = [subscriptions, complaints];
