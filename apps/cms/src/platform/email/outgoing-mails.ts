import type { CollectionConfig, Field } from 'payload';
import { choice, moment, number, select, text, textarea } from '../fields/basics.ts';
import { wordChoice } from '../fields/choices/word-choice.ts';
import { type Label, label } from '../fields/labels.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../rights/rules.ts';
import type { EmailKind } from './email-kinds.ts';
import { tryAgainEndpoint } from './try-again.ts';

const KINDS: Record<EmailKind, Label> = {
  account: label('Fiók és jelszó', 'Account and password'),
  invitation: label('Meghívó', 'Invitation'),
  approval: label('Jóváhagyás', 'Approval'),
  'schedule-failed': label('Elmaradt időzítés', 'Failed schedule'),
  'case-answer': label('Válasz megkeresésre', 'Answer to an enquiry'),
  'case-receipt': label('Megkeresés visszaigazolása', 'Receipt of an enquiry'),
  'case-assigned': label('Kiosztott megkeresés', 'Assigned enquiry'),
  'case-new': label('Új megkeresés', 'New enquiry'),
  newsletter: label('Hírlevél', 'Newsletter'),
  'newsletter-test': label('Hírlevél próbája', 'Newsletter test'),
  'newsletter-confirmation': label('Feliratkozás megerősítése', 'Confirmation of a subscription'),
  'newsletter-known': label('Ismételt feliratkozás', 'Repeated subscription'),
};

const KIND_CHOICES = Object.entries(KINDS).map(([value, { hu, en }]) => choice(value, hu, en));

/** The text may contain a link to somebody's account: no request can read it, only the sending process. */
const unseen: Field[] = [
  { name: 'html', type: 'textarea', hidden: true },
  { name: 'text', type: 'textarea', hidden: true },
  { name: 'replyTo', type: 'text', hidden: true },
  { name: 'headers', type: 'json', hidden: true },
  { name: 'attachments', type: 'json', hidden: true },
  { name: 'key', type: 'text', hidden: true, unique: true, index: true },
  { name: 'lease', type: 'text', hidden: true },
  { name: 'undeliverable', type: 'checkbox', hidden: true },
  { name: 'since', type: 'date', hidden: true },
];

export const outgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  labels: { singular: label('Kimenő levél', 'Outgoing mail'), plural: label('Kimenő levelek', 'Outgoing mails') },
  access: allowReceived('outgoing-mails'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [tryAgainEndpoint],
  lockDocuments: false,
  admin: {
    group: { ...MENU_GROUPS.service },
    hidden: hiddenBelow('see', 'outgoing-mails'),
    useAsTitle: 'subject',
    hideAPIURL: true,
    defaultColumns: ['subject', 'to', 'state', 'tries', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: {
      ...label(
        'Amit a honlap küld. A címzett, a tárgy és a szöveg 30 nap után törlődik; a szöveg itt sem olvasható.',
        'What the website sends. Recipient, subject and text are erased after 30 days; the text cannot be read here either.',
      ),
    },
  },
  fields: [
    {
      type: 'ui',
      name: 'tryAgain',
      admin: { position: 'sidebar', components: { Field: '/platform/email/admin/TryAgain.tsx#TryAgain' }, disableListColumn: true },
    },
    text('to', label('Címzett', 'To'), { readOnly: true, index: true }),
    text('subject', label('Tárgy', 'Subject'), { readOnly: true, maxLength: 500 }),
    { ...wordChoice('kind', label('Fajta', 'Kind'), KIND_CHOICES, { readOnly: true, isOpen: true }), index: true },
    select(
      'state',
      label('Állapot', 'State'),
      [
        choice('waiting', 'Küldésre vár', 'Waiting'),
        choice('failed', 'Nem sikerült, újra próbáljuk', 'Failed, will be tried again'),
        choice('sent', 'Elküldve', 'Sent'),
        choice('given_up', 'Nem küldhető el', 'Given up'),
      ],
      { readOnly: true, index: true, sidebar: true },
    ),
    number('tries', label('Próbálkozások', 'Tries'), { readOnly: true, sidebar: true }),
    moment('nextTry', label('Következő próbálkozás', 'Next try'), { readOnly: true, index: true, sidebar: true }),
    moment('sentAt', label('Elküldve', 'Sent at'), { readOnly: true, sidebar: true }),
    textarea('lastError', label('A levelezőszerver utolsó válasza', 'The mail server’s last answer'), { readOnly: true }),
    ...unseen,
  ],
};
