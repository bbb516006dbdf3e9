import type { CollectionConfig } from 'payload';
import { raiseAfterChange, raiseAfterDelete } from '../../../platform/content-revision/raise.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { DELETE_NOTICE, usages } from '../../../platform/publishing/content-collection.ts';
import { getPublicPictureRules, hiddenBelow } from '../../../platform/rights/rules.ts';
import { refuseChangeWhilePublic, refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../../../platform/trash/hooks.ts';
import { createUsagesEndpoint } from '../../../platform/trash/usages-endpoint.ts';
import { findMissingDescriptions } from '../empty-descriptions.ts';
import { pictureFile } from '../file-endpoint.ts';
import { recordFiles, storeFiles, takeFiles } from '../hooks.ts';
import { ALL_SIZES } from '../image-sizes/image-sizes.ts';
import { pictureFields } from './picture-fields.ts';

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Kép', 'Picture'), plural: label('Képek', 'Pictures') },
  access: getPublicPictureRules('media'),
  admin: {
    group: { ...MENU_GROUPS.library },
    hidden: hiddenBelow('see', 'media'),
    useAsTitle: 'filename',
    hideAPIURL: true,
    description: label(
      'JPEG, PNG, WebP vagy AVIF kép, legfeljebb 40 MB; a hosszabbik oldala legalább 480, jó esetben 1600 képpont. A leírása később is megírható, de addig nem tehető közzé.',
      'JPEG, PNG, WebP or AVIF pictures of at most 40 MB; the longer side of at least 480 pixels, better 1600. You can describe them later, but they cannot be published until then.',
    ),
    components: {
      beforeListTable: ['/features/media/admin/PictureFilters.tsx#PictureFilters'],
      edit: { beforeDocumentControls: [DELETE_NOTICE] },
    },
    defaultColumns: ['filename', 'altHu', 'credit', 'licenceKind', 'updatedAt'],
    listSearchableFields: ['filename', 'altHu', 'altEn', 'credit'],
  },
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [pictureFile, createUsagesEndpoint('media')],
  upload: {
    // More types than are accepted: a browser hides others without a message, and the service gives the reason (`intake.ts`).
    mimeTypes: ['image/*'],
    pasteURL: false,
    imageSizes: [...ALL_SIZES],
    focalPoint: true,
    crop: true,
    adminThumbnail: 'square_sm',
  },
  fields: [usages, ...pictureFields],
  hooks: {
    beforeOperation: [findMissingDescriptions, refuseChangeWhilePublic, takeFiles],
    beforeChange: [recordFiles, refuseTrashWhileUsed],
    beforeDelete: [refuseDeletionWhileUsed],
    afterChange: [storeFiles, raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};
