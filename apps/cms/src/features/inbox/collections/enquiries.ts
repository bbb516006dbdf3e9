import { CASE_KINDS, CASE_STATES } from '@liget/content-api';
import type { CollectionConfig, Field } from 'payload';
import { checkbox, moment, number, relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { visitorLanguage } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';
import { inboxEndpoints } from '../endpoints.ts';
import { KINDS, STATES } from '../kinds.ts';
import { showInListOnly } from './case-fields.ts';

/** A case: the visitor's message, its log and its handling. The visitor's text is shown in no editable field. */
const details: Field = {
  type: 'ui',
  name: 'desk',
  admin: { components: { Field: '/features/inbox/admin/CaseDetailsView.tsx#CaseDetailsView' }, disableListColumn: true },
};

const addCell = <Kind extends Field>(field: Kind, component: string): Kind => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, Cell: `/features/inbox/admin/Cells.tsx#${component}` } },
});

const kinds = CASE_KINDS.map((value) => ({ value, label: KINDS[value].label }));

/** The table keeps the name of the first kind of case. */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  dbName: 'complaints',
  labels: { singular: label('Megkeresés', 'Enquiry'), plural: label('Megkeresések', 'Enquiries') },
  access: { ...allowReceived('enquiries'), delete: () => false },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: inboxEndpoints,
  admin: {
    group: { ...MENU_GROUPS.received },
    hidden: hiddenBelow('see', 'enquiries'),
    useAsTitle: 'reference',
    hideAPIURL: true,
    description: label(
      'Minden, amit a látogatók írtak: panaszok, kérdések, hibabejelentések, bérlési érdeklődések, közérdekűadat-igénylések.',
      'Everything that visitors have sent: complaints, questions, problem reports, enquiries about hire, requests for public data.',
    ),
    // The first three fit on a phone.
    defaultColumns: ['reference', 'state', 'due', 'kind', 'name', 'assignedTo', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'message'],
    pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
    components: { beforeListTable: ['/features/inbox/admin/Filters.tsx#Filters'] },
  },
  fields: [
    details,
    ...[
      addCell(text('reference', label('Hivatkozási szám', 'Reference'), { readOnly: true, index: true }), 'ReferenceCell'),
      select('kind', label('Fajta', 'Kind'), kinds, { defaultValue: 'complaint', index: true }),
      text('about', label('Amire vonatkozik', 'About'), { readOnly: true }),
      text('product', label('Szolgáltatás', 'Service'), { readOnly: true }),
      text('place', label('Hol', 'Where'), { readOnly: true }),
      text('name', label('Név', 'Name'), { readOnly: true }),
      text('email', label('E-mail', 'E-mail'), { readOnly: true }),
      text('phone', label('Telefon', 'Phone'), { readOnly: true }),
      textarea('message', label('Üzenet', 'Message'), { readOnly: true, maxLength: 5000 }),
      select(
        'state',
        label('Állapot', 'State'),
        CASE_STATES.map((value) => ({ value, label: STATES[value] })),
        {
          defaultValue: 'new',
          index: true,
        },
      ),
      checkbox('unread', label('Olvasatlan', 'Unread'), { defaultValue: true, index: true }),
      addCell(moment('due', label('Határidő', 'Deadline'), { dayOnly: true, index: true }), 'DueCell'),
      relation('assignedTo', label('Felelős', 'Assigned to'), 'users'),
      moment('closedAt', label('Lezárva', 'Closed on'), { index: true }),
      moment('erasedAt', label('Adatok törölve', 'Data erased on')),
      text('days', label('Napok', 'Days'), { readOnly: true }),
      text('timeFrom', label('Mettől', 'From'), { readOnly: true }),
      text('timeUntil', label('Meddig', 'Until'), { readOnly: true }),
      number('guests', label('Létszám', 'Guests'), { readOnly: true }),
      visitorLanguage(),
    ].map(showInListOnly),
    text('idempotencyKey', label('Beküldés azonosítója', 'Idempotency key'), { hidden: true, unique: true, index: true }),
    { name: 'linkSeed', type: 'text', hidden: true },
  ],
};
