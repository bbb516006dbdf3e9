import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { getEditorLanguage } from '../editor-language.ts';
import { moment, number, select, text } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import { RefusalError } from '../rights/refusal-error.ts';
import { allowReceived, hiddenBelow } from '../rights/rules.ts';
import { ACTION_NAMES, ACTIONS } from './actions.ts';
import { LOG } from './record.ts';
import { formatSentence } from './sentence.ts';
import { translateTitles } from './translated-titles.ts';

const FORBIDDEN = 403;
const CHANGING: readonly string[] = ['create', 'update', 'updateByID', 'delete', 'deleteByID'];

/** Refuses changes, also by the service's own code, to which access rules do not apply: rows are only added (audit/record.ts). */
const refuseChanges: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (CHANGING.includes(operation)) throw new RefusalError('The audit log is only ever added to.', FORBIDDEN);
  return args;
};

export const auditLog: CollectionConfig = {
  slug: LOG,
  labels: { singular: label('Naplóbejegyzés', 'Log entry'), plural: label('Napló', 'Audit log') },
  access: allowReceived('audit-log'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: { beforeOperation: [refuseChanges], afterOperation: [translateTitles] },
  admin: {
    group: { ...MENU_GROUPS.service },
    hidden: hiddenBelow('see', 'audit-log'),
    useAsTitle: 'title',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'sentence'],
    listSearchableFields: ['name', 'title'],
    pagination: { defaultLimit: 50, limits: [25, 50, 100] },
    description: label(
      'Ki mit tett: belépések, szerepkörök, közzétételek, törlések, beállítások. Senki sem módosíthatja; két év után magától törlődik.',
      'Who did what: sign-ins, roles, publications, deletions, settings. Nobody can change it; it is removed after two years.',
    ),
  },
  fields: [
    {
      ...text('sentence', label('Mi történt', 'What happened'), { readOnly: true }),
      virtual: true,
      hooks: {
        afterRead: [({ data, req }) => (data ? formatSentence(data, req.payload, getEditorLanguage(req)) : undefined)],
      },
    },
    select(
      'what',
      label('Esemény', 'Event'),
      ACTION_NAMES.map((value) => ({ value, label: ACTIONS[value].name })),
      { required: true, readOnly: true, index: true, sidebar: true },
    ),
    { ...text('name', label('Ki', 'Who'), { readOnly: true, index: true, sidebar: true }), custom: { isFilter: true } },
    { ...number('who', label('A fiók száma', 'Number of the account'), { hidden: true }), index: true },
    { ...text('subject', label('Mivel', 'With what'), { hidden: true }), index: true },
    text('document', label('A tartalom száma', 'Number of the document'), { hidden: true }),
    text('title', label('A tartalom címe', 'Title of the document'), { readOnly: true, sidebar: true }),
    text('detail', label('Részlet', 'Detail'), { readOnly: true, sidebar: true }),
    { ...moment('createdAt', label('Mikor', 'When'), { readOnly: true, index: true, sidebar: true }) },
  ],
};
