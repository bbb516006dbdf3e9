import type { CollectionConfig, Field } from 'payload';
import { choice, moment, select, text } from '../../../platform/fields/basics.ts';
import { NEWSLETTER_TOPIC_CHOICES } from '../../../platform/fields/choices/choices.ts';
import { visitorLanguage } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';
import { exportEndpoint } from '../subscriptions/export.ts';

/** One row per address; the fields of its links are hidden. */
const ofService: Field[] = [
  { name: 'address', type: 'text', hidden: true, unique: true, index: true },
  // The seed of the confirmation token; in rows of earlier versions the token's hash.
  { name: 'confirmHash', type: 'text', hidden: true, index: true },
  { name: 'confirmUntil', type: 'date', hidden: true },
  { name: 'manageKey', type: 'text', hidden: true, unique: true, index: true },
  { name: 'listDue', type: 'date', hidden: true, index: true },
  { name: 'listTries', type: 'number', hidden: true },
  { name: 'isListed', type: 'checkbox', hidden: true },
];

export const subscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: {
    singular: label('Hírlevél-feliratkozás', 'Newsletter subscription'),
    plural: label('Hírlevél-feliratkozások', 'Newsletter subscriptions'),
  },
  access: allowReceived('newsletter-subscriptions'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [exportEndpoint],
  admin: {
    components: { beforeListTable: ['/features/newsletter/admin/SubscriberExport.tsx#SubscriberExport'] },
    group: { ...MENU_GROUPS.received },
    hidden: hiddenBelow('see', 'newsletter-subscriptions'),
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
        choice('bounced', 'A címére nem kézbesíthető', 'Address does not exist'),
      ],
      { readOnly: true, index: true, sidebar: true },
    ),
    select('topics', label('Témák', 'Topics'), NEWSLETTER_TOPIC_CHOICES, { many: true, readOnly: true }),
    moment('confirmedAt', label('Megerősítette', 'Confirmed'), { readOnly: true, sidebar: true }),
    moment('unsubscribedAt', label('Leiratkozott', 'Unsubscribed'), { readOnly: true, sidebar: true }),
    ...ofService,
    text('reference', label('Hivatkozási szám', 'Reference'), { readOnly: true, index: true }),
    text('idempotencyKey', label('Beküldés azonosítója', 'Idempotency key'), { hidden: true, unique: true, index: true }),
    visitorLanguage(),
  ],
};
