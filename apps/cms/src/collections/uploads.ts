import type { CollectionConfig, ImageSize } from 'payload';
import { publicFiles } from '../access/rules.ts';
import { text, textarea } from '../fields/basics.ts';
import { label } from '../fields/labels.ts';
import { raiseAfterChange, raiseAfterDelete } from '../hooks/content-revision.ts';
import { skipResizing, storePreparedSizes } from '../seed/prepared-sizes.ts';
import { GROUPS } from './content.ts';

/** Widths in pixels; heights follow from the aspect. */
const WIDTHS = { default: [480, 960, 1600], landscape: [480, 960, 1440], portrait: [360, 720, 1080], square: [320, 640, 960] } as const;
const RATIOS = { landscape: 3 / 2, portrait: 3 / 4, square: 1 } as const;
const STEPS = ['sm', 'md', 'lg'] as const;

/** Every crop in three sizes, WebP; `default` keeps the picture's own aspect. */
export const IMAGE_SIZES: ImageSize[] = Object.entries(WIDTHS).flatMap(([aspect, widths]) =>
  STEPS.map((step, index): ImageSize => {
    const width = widths[index] ?? widths[0];
    const ratio = aspect === 'default' ? undefined : RATIOS[aspect as keyof typeof RATIOS];
    return {
      name: `${aspect}_${step}`,
      width,
      ...(ratio ? { height: Math.round(width / ratio), position: 'centre' } : {}),
      withoutEnlargement: false,
      formatOptions: { format: 'webp', options: { quality: 76, effort: 2 } },
    };
  }),
);

const colour = text('colour', label('Színe betöltés közben', 'Colour while loading'), { hidden: true, maxLength: 7 });

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Kép', 'Picture'), plural: label('Képek', 'Pictures') },
  access: publicFiles,
  admin: { group: { ...GROUPS.site }, useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'credit', 'updatedAt'] },
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: IMAGE_SIZES,
    focalPoint: true,
    crop: true,
    adminThumbnail: 'square_sm',
  },
  fields: [
    text('alt', label('Szöveges leírás (vakoknak és keresőknek)', 'Alternative text'), {
      required: true,
      localized: true,
      maxLength: 500,
      hint: label('Mi látszik a képen? Mindkét nyelven kötelező.', 'What does the picture show? Required in both languages.'),
    }),
    textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
    text('credit', label('Készítette', 'Credit')),
    text('licence', label('Felhasználási feltétel', 'Licence')),
    colour,
  ],
  hooks: {
    beforeOperation: [skipResizing],
    beforeChange: [storePreparedSizes],
    afterChange: [raiseAfterChange],
    afterDelete: [raiseAfterDelete],
  },
};

export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: label('Fájl', 'File'), plural: label('Fájlok', 'Files') },
  access: publicFiles,
  admin: { group: { ...GROUPS.site }, useAsTitle: 'filename', defaultColumns: ['filename', 'title', 'updatedAt'] },
  upload: {
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ],
  },
  fields: [text('title', label('Cím', 'Title'), { required: true, localized: true })],
  hooks: { afterChange: [raiseAfterChange], afterDelete: [raiseAfterDelete] },
};
