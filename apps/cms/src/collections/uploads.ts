import type { CollectionConfig, UploadField } from 'payload';
import { hiddenBelow, publicFiles } from '../access/rules.ts';
import { picture, text, textarea } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { skipResizing, storePreparedSizes } from '../hooks/prepared-sizes.ts';
import { nameUpload } from '../hooks/upload-name.ts';
import { raiseAfterChange, raiseAfterDelete } from '../revision/raise.ts';
import { refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../trash/hooks.ts';
import { usagesEndpoint } from '../trash/usages-endpoint.ts';
import { GROUPS, usages } from './content.ts';
import { CROP_SIZES, SHARE_IMAGE_SIZE } from './image-sizes.ts';

const alternativeText = (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
  if (typeof value === 'string' && value.trim()) return true;
  return req.i18n.language === 'en'
    ? 'Describe what the picture shows; it is needed in both languages.'
    : 'Írja le, mi látszik a képen; mindkét nyelven kell.';
};

/** Not localised: both languages stand in one form, so that a picture cannot be saved with one alone. */
const alternative = (name: string, hu: string, en: string) =>
  text(name, label(hu, en), {
    required: true,
    maxLength: 500,
    validate: alternativeText,
    hint: label(
      'Mi látszik a képen? Ezt olvassák fel annak, aki nem látja, és ezt látják a keresők.',
      'What does the picture show? It is read to those who cannot see it, and search engines see it.',
    ),
  });

const MOST_ALTERNATES = 4;

const colour = text('colour', label('Színe betöltés közben', 'Colour while loading'), { hidden: true, maxLength: 7 });

/** Never populated: `withAlternates` reads those of a whole answer at once, and theirs not at all. */
const alternates: UploadField = {
  ...picture('alternates', label('Más felvételek ugyanarról', 'Other pictures of the same'), {
    many: true,
    hint: label(
      'Ha ez a kép egy oldalon már szerepelt, másodszorra a helyére ezek közül a soron következő kerül.',
      'Where a page has shown this picture already, the next of these takes its place.',
    ),
  }),
  maxDepth: 0,
  maxRows: MOST_ALTERNATES,
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
} as UploadField;

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Kép', 'Picture'), plural: label('Képek', 'Pictures') },
  access: publicFiles('media'),
  admin: {
    group: { ...GROUPS.library },
    hidden: hiddenBelow('see', 'media'),
    useAsTitle: 'filename',
    hideAPIURL: true,
    defaultColumns: ['filename', 'altHu', 'credit', 'updatedAt'],
    listSearchableFields: ['filename', 'altHu', 'altEn', 'credit'],
  },
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [usagesEndpoint('media')],
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: [...CROP_SIZES, SHARE_IMAGE_SIZE],
    focalPoint: true,
    crop: true,
    adminThumbnail: 'square_sm',
  },
  fields: [
    usages,
    alternative('altHu', 'Szöveges leírás magyarul', 'Alternative text in Hungarian'),
    alternative('altEn', 'Szöveges leírás angolul', 'Alternative text in English'),
    textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
    text('credit', label('Készítette', 'Credit')),
    text('licence', label('Felhasználási feltétel', 'Licence')),
    alternates,
    colour,
  ],
  hooks: {
    beforeOperation: [nameUpload, skipResizing],
    beforeChange: [storePreparedSizes, refuseTrashWhileUsed],
    beforeDelete: [refuseDeletionWhileUsed],
    afterChange: [raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};

export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: label('Fájl', 'File'), plural: label('Fájlok', 'Files') },
  access: publicFiles('files'),
  admin: {
    group: { ...GROUPS.library },
    hidden: hiddenBelow('see', 'files'),
    useAsTitle: 'filename',
    hideAPIURL: true,
    defaultColumns: ['filename', 'title', 'updatedAt'],
    listSearchableFields: ['filename', 'title'],
  },
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [usagesEndpoint('files')],
  upload: {
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ],
  },
  fields: [usages, text('title', label('Cím', 'Title'), { required: true, localized: true })],
  hooks: {
    beforeChange: [refuseTrashWhileUsed],
    beforeDelete: [refuseDeletionWhileUsed],
    afterChange: [raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};
