import type { CollectionConfig } from 'payload';
import { raiseAfterChange, raiseAfterDelete } from '../../../platform/content-revision/raise.ts';
import { label } from '../../../platform/fields/labels.ts';
import { GROUPS, usages } from '../../../platform/publishing/content-collection.ts';
import { hiddenBelow, publicPictures } from '../../../platform/rights/rules.ts';
import { refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../../../platform/trash/hooks.ts';
import { usagesEndpoint } from '../../../platform/trash/usages-endpoint.ts';
import { pictureFile } from '../file-endpoint.ts';
import { recordFiles, storeFiles, takeFiles } from '../hooks.ts';
import { ALL_SIZES } from '../sizes/sizes.ts';
import { pictureFields } from './picture-fields.ts';

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Kép', 'Picture'), plural: label('Képek', 'Pictures') },
  access: publicPictures('media'),
  admin: {
    group: { ...GROUPS.library },
    hidden: hiddenBelow('see', 'media'),
    useAsTitle: 'filename',
    hideAPIURL: true,
    defaultColumns: ['filename', 'altHu', 'credit', 'licenceKind', 'updatedAt'],
    listSearchableFields: ['filename', 'altHu', 'altEn', 'credit'],
  },
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [pictureFile, usagesEndpoint('media')],
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    imageSizes: [...ALL_SIZES],
    focalPoint: true,
    crop: true,
    adminThumbnail: 'square_sm',
  },
  fields: [usages, ...pictureFields],
  hooks: {
    beforeOperation: [takeFiles],
    beforeChange: [recordFiles, refuseTrashWhileUsed],
    beforeDelete: [refuseDeletionWhileUsed],
    afterChange: [storeFiles, raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};
