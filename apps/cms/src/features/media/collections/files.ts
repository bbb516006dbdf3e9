import type { CollectionConfig } from 'payload';
import { raiseAfterChange, raiseAfterDelete } from '../../../platform/content-revision/raise.ts';
import { text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { DELETE_NOTICE, usages } from '../../../platform/publishing/content-collection.ts';
import { getPublicFileRules, hiddenBelow } from '../../../platform/rights/rules.ts';
import { refuseChangeWhilePublic, refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../../../platform/trash/hooks.ts';
import { createUsagesEndpoint } from '../../../platform/trash/usages-endpoint.ts';
import { refuseDisguised } from '../document-file.ts';
import { sentFile } from './sent-file.ts';

export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: label('Fájl', 'File'), plural: label('Fájlok', 'Files') },
  access: getPublicFileRules('files'),
  admin: {
    group: { ...MENU_GROUPS.library },
    hidden: hiddenBelow('see', 'files'),
    useAsTitle: 'filename',
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [DELETE_NOTICE] } },
    defaultColumns: ['filename', 'title', 'updatedAt'],
    listSearchableFields: ['filename', 'title'],
  },
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [createUsagesEndpoint('files')],
  upload: {
    pasteURL: false,
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ],
  },
  fields: [usages, sentFile, text('title', label('Cím', 'Title'), { required: true, localized: true })],
  hooks: {
    beforeOperation: [refuseChangeWhilePublic, refuseDisguised],
    beforeChange: [refuseTrashWhileUsed],
    beforeDelete: [refuseDeletionWhileUsed],
    afterChange: [raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};
