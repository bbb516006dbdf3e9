import type { RichTextField, TextareaField, TextField, UploadField } from 'payload';
import { text, textarea } from './basics.ts';
import { type FieldOptions, toAdmin, toFlags } from './field-options.ts';
import { type Label, label } from './labels.ts';
import { followLinks } from './links/prose-links.ts';
import { requireDescribedPictures } from './pictures/described-pictures.ts';
import { type PictureUse, requireWidthFor } from './pictures/picture-uses.ts';

/** The title of an item, in both languages. */
export function title(fieldLabel: Label = label('Cím', 'Title')): TextField {
  return text('title', fieldLabel, { required: true, localized: true, index: true });
}

/** One or two sentences for cards and for search engines. */
export function lead(): TextareaField {
  return textarea('lead', label('Bevezető', 'Lead'), {
    localized: true,
    maxLength: 600,
    hint: label('Egy-két mondat a kártyákra és a keresőknek.', 'One or two sentences for cards and search engines.'),
  });
}

/** Shown below the main text of a document; it also applies to its other texts. */
const DATA_IN_TEXTS = label(
  'Nyitvatartást, árat, sétaidőt, telefonszámot illesszen be, például {ar:ballon-felnott}. A Súgó írja le, hogyan.',
  'Put in opening hours, prices, minutes on foot and phone numbers as {ar:ballon-felnott}. The guide says how.',
);

export function prose(name = 'body', fieldLabel: Label = label('Szöveg', 'Text'), options: FieldOptions = {}): RichTextField {
  return {
    name,
    type: 'richText',
    label: { ...fieldLabel },
    ...toFlags({ localized: true, ...options }),
    admin: toAdmin(name === 'body' ? { hint: DATA_IN_TEXTS, ...options } : options),
    hooks: { beforeChange: [followLinks] },
  };
}

/** An image of the library, with a note about where it is shown. */
export function picture(
  name = 'picture',
  fieldLabel: Label = label('Kép', 'Picture'),
  options: FieldOptions & { many?: boolean; use?: PictureUse } = {},
): UploadField {
  const field = {
    name,
    type: 'upload',
    label: { ...fieldLabel },
    relationTo: 'media',
    ...(options.many ? { hasMany: true } : {}),
    ...toFlags(options),
    admin: toAdmin(options),
  } as UploadField;
  return requireDescribedPictures(options.use ? requireWidthFor(options.use, field) : field);
}

export function files(name: string, fieldLabel: Label, options: FieldOptions & { many?: boolean } = { many: true }): UploadField {
  return {
    name,
    type: 'upload',
    label: { ...fieldLabel },
    relationTo: 'files',
    ...(options.many ? { hasMany: true } : {}),
    ...toFlags(options),
    admin: toAdmin(options),
  } as UploadField;
}
