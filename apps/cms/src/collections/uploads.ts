import type { CollectionConfig, ImageSize } from 'payload';
import { publicFiles } from '../access/rules.ts';
import { text, textarea } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { raiseAfterChange, raiseAfterDelete } from '../hooks/content-revision.ts';
import { nameUpload } from '../hooks/upload-name.ts';
import { skipResizing, storePreparedSizes } from '../seed/prepared-sizes.ts';
import { refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../trash/hooks.ts';
import { usagesEndpoint } from '../trash/usages-endpoint.ts';
import { GROUPS, usages } from './content.ts';

/** Widths in pixels; heights follow from the aspect. */
const WIDTHS = { default: [480, 960, 1600], landscape: [480, 960, 1440], portrait: [360, 720, 1080], square: [320, 640, 960] } as const;
const RATIOS = { landscape: 3 / 2, portrait: 3 / 4, square: 1 } as const;
const STEPS = ['sm', 'md', 'lg'] as const;

/** By name, not by measure: a crop of the same measure would be written over. */
const generateImageName: NonNullable<ImageSize['generateImageName']> = ({ originalName, sizeName, extension }) =>
  `${originalName}-${sizeName}.${extension}`;

/** Every crop in three sizes, WebP; `default` keeps the picture's own aspect. */
export const CROP_SIZES: ImageSize[] = Object.entries(WIDTHS).flatMap(([aspect, widths]) =>
  STEPS.map((step, index): ImageSize => {
    const width = widths[index] ?? widths[0];
    const ratio = aspect === 'default' ? undefined : RATIOS[aspect as keyof typeof RATIOS];
    return {
      name: `${aspect}_${step}`,
      width,
      ...(ratio ? { height: Math.round(width / ratio), position: 'centre' } : {}),
      withoutEnlargement: false,
      formatOptions: { format: 'webp', options: { quality: 76, effort: 2 } },
      generateImageName,
    };
  }),
);

/** What social networks show of a shared page; JPEG, because not all of them read WebP. */
export const SHARE_IMAGE_SIZE = {
  name: 'share',
  width: 1200,
  height: 630,
  position: 'centre',
  withoutEnlargement: false,
  formatOptions: { format: 'jpeg', options: { quality: 82 } },
  generateImageName,
} as const satisfies ImageSize;

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

const colour = text('colour', label('Színe betöltés közben', 'Colour while loading'), { hidden: true, maxLength: 7 });

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Kép', 'Picture'), plural: label('Képek', 'Pictures') },
  access: publicFiles,
  admin: {
    group: { ...GROUPS.library },
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
  access: publicFiles,
  admin: {
    group: { ...GROUPS.library },
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
