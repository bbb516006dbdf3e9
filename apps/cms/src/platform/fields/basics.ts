import type {
  ArrayField,
  CheckboxField,
  CustomComponent,
  DateField,
  FieldHook,
  NumberField,
  RelationshipField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload';
import { text as validateText } from 'payload/shared';
import { getEditorLanguage } from '../editor-language.ts';
import { requireDescribedPictures } from './described-pictures.ts';
import { type Label, label } from './labels.ts';
import { followLinks } from './links/prose-links.ts';
import { coordinates, type PositionNeed } from './park-position.ts';
import { type PictureUse, requireWidthFor } from './picture-uses.ts';

interface Common {
  required?: boolean;
  localized?: boolean;
  /** Shown under the field. */
  hint?: Label;
  sidebar?: boolean;
  hidden?: boolean;
  readOnly?: boolean;
  condition?: (data: Record<string, unknown>, sibling: Record<string, unknown>) => boolean;
}

function admin({ hint, sidebar, hidden, readOnly, condition }: Common) {
  return {
    ...(hint ? { description: { hu: hint.hu, en: hint.en } } : {}),
    ...(sidebar ? { position: 'sidebar' as const } : {}),
    ...(hidden ? { hidden: true } : {}),
    ...(readOnly ? { readOnly: true } : {}),
    ...(condition ? { condition: (data: Record<string, unknown>, sibling: Record<string, unknown>) => condition(data, sibling) } : {}),
  };
}

const flags = ({ required, localized }: Common) => ({ ...(required ? { required } : {}), ...(localized ? { localized } : {}) });

const notOnlySpaces: NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']> = (value, options) => {
  if (typeof value !== 'string' || value === '' || value.trim() !== '') return validateText(value, options);
  return getEditorLanguage(options.req) === 'en' ? 'It must not consist of spaces alone.' : 'Nem állhat csupa szóközből.';
};

export function text(
  name: string,
  of: Label,
  options: Common & {
    index?: boolean;
    unique?: boolean;
    maxLength?: number;
    validate?: TextField['validate'];
    /** Converts the typed value to the stored one. */
    beforeValidate?: FieldHook;
  } = {},
): TextField {
  const { index, unique, maxLength = 300, validate = notOnlySpaces, beforeValidate } = options;
  return {
    name,
    type: 'text',
    label: { ...of },
    maxLength,
    ...flags(options),
    admin: admin(options),
    ...(index ? { index } : {}),
    ...(unique ? { unique } : {}),
    ...(beforeValidate ? { hooks: { beforeValidate: [beforeValidate] } } : {}),
    validate,
  } as TextField;
}

/** The title of an item, in both languages. */
export function title(of: Label = label('Cím', 'Title')): TextField {
  return text('title', of, { required: true, localized: true, index: true });
}

export function textarea(name: string, of: Label, options: Common & { maxLength?: number } = {}): TextareaField {
  return {
    name,
    type: 'textarea',
    label: { ...of },
    maxLength: options.maxLength ?? 2000,
    ...flags(options),
    admin: { ...admin(options), rows: 3 },
  };
}

/** One or two sentences for cards and for search engines. */
export function lead(): TextareaField {
  return textarea('lead', label('Bevezető', 'Lead'), {
    localized: true,
    maxLength: 600,
    hint: label('Egy-két mondat a kártyákra és a keresőknek.', 'One or two sentences for cards and search engines.'),
  });
}

/** Below the main text of a document: its other texts take the same. */
const DATA_IN_TEXTS = label(
  'Nyitvatartást, árat, sétaidőt, telefonszámot illesszen be, például {ar:ballon-felnott}. A Súgó írja le, hogyan.',
  'Put in opening hours, prices, minutes on foot and phone numbers as {ar:ballon-felnott}. The guide says how.',
);

export function prose(name = 'body', of: Label = label('Szöveg', 'Text'), options: Common = {}): RichTextField {
  return {
    name,
    type: 'richText',
    label: { ...of },
    ...flags({ localized: true, ...options }),
    admin: admin(name === 'body' ? { hint: DATA_IN_TEXTS, ...options } : options),
    hooks: { beforeChange: [followLinks] },
  };
}

export function number(
  name: string,
  of: Label,
  options: Common & { min?: number; max?: number; unique?: boolean; defaultValue?: number } = {},
): NumberField {
  const { min, max, unique, defaultValue } = options;
  return {
    name,
    type: 'number',
    label: { ...of },
    ...flags(options),
    admin: admin(options),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unique ? { unique } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  };
}

export function checkbox(name: string, of: Label, options: Common & { defaultValue?: boolean; index?: boolean } = {}): CheckboxField {
  return {
    name,
    type: 'checkbox',
    label: { ...of },
    defaultValue: options.defaultValue ?? false,
    ...(options.index ? { index: true } : {}),
    admin: admin(options),
  };
}

export interface Choice {
  value: string;
  label: Label;
}

export function choice(value: string, hu: string, en: string): Choice {
  return { value, label: label(hu, en) };
}

export function select(
  name: string,
  of: Label,
  options: Choice[],
  settings: Common & {
    many?: boolean;
    defaultValue?: string;
    index?: boolean;
    /** The name of the type on PostgreSQL, if Payload's own does not fit. */
    enumName?: string;
  } = {},
): SelectField {
  const { many, defaultValue, index, enumName } = settings;
  return {
    name,
    type: 'select',
    label: { ...of },
    options: options.map((option) => ({ value: option.value, label: { ...option.label } })),
    ...flags(settings),
    admin: admin(settings),
    ...(many ? { hasMany: true } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(index ? { index } : {}),
    ...(enumName ? { enumName } : {}),
  };
}

/** A date and time, always shown and entered in Budapest's time zone. */
export function moment(
  name: string,
  of: Label,
  options: Common & { dayOnly?: boolean; index?: boolean; validate?: DateField['validate'] } = {},
): DateField {
  return {
    name,
    type: 'date',
    label: { ...of },
    ...flags(options),
    ...(options.index ? { index: true } : {}),
    ...(options.validate ? { validate: options.validate } : {}),
    admin: {
      ...admin(options),
      components: {
        Field: '/platform/admin-ui/BudapestDate.tsx#BudapestDate',
        Cell: '/platform/admin-ui/BudapestDateCell.tsx#BudapestDateCell',
      },
      date: options.dayOnly
        ? { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' }
        : { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy. MM. dd. HH:mm', timeFormat: 'HH:mm', timeIntervals: 15 },
    },
  };
}

export function relation(name: string, of: Label, to: string, options: Common & { many?: boolean } = {}): RelationshipField {
  return {
    name,
    type: 'relationship',
    label: { ...of },
    relationTo: to,
    hasMany: options.many ?? false,
    ...flags(options),
    index: true,
    admin: admin(options),
  } as RelationshipField;
}

/** An image of the library, with a note on where it is shown. */
export function picture(
  name = 'picture',
  of: Label = label('Kép', 'Picture'),
  options: Common & { many?: boolean; use?: PictureUse } = {},
): UploadField {
  const field = {
    name,
    type: 'upload',
    label: { ...of },
    relationTo: 'media',
    ...(options.many ? { hasMany: true } : {}),
    ...flags(options),
    admin: admin(options),
  } as UploadField;
  return requireDescribedPictures(options.use ? requireWidthFor(options.use, field) : field);
}

export function files(name: string, of: Label, options: Common & { many?: boolean } = { many: true }): UploadField {
  return {
    name,
    type: 'upload',
    label: { ...of },
    relationTo: 'files',
    ...(options.many ? { hasMany: true } : {}),
    ...flags(options),
    admin: admin(options),
  } as UploadField;
}

/** A component for rows that are collapsed when a form opens: it keeps new rows open. */
export const STAY_OPEN = '/admin/sections/NewRowsStayOpen.tsx#NewRowsStayOpen';

const ROW_LABELS = {
  changedDate: '/platform/admin-ui/RowLabels.tsx#ChangedDateRow',
  day: '/platform/admin-ui/RowLabels.tsx#DayRow',
  hours: '/platform/admin-ui/RowLabels.tsx#HoursRow',
  occurrence: '/platform/admin-ui/RowLabels.tsx#OccurrenceRow',
} as const;

/**
 * A row's label: the first of these fields that is filled in, or a kind of label: `day`, `occurrence` (start and end), `changedDate`, `hours`.
 */
type RowName = { by: string[] } | keyof typeof ROW_LABELS;

export function rows(
  name: string,
  of: Label,
  row: [Label, Label],
  fields: ArrayField['fields'],
  options: Common & { rowName?: RowName; maxRows?: number; isFolded?: boolean; afterInput?: CustomComponent[] } = {},
): ArrayField {
  const { rowName = { by: ['title', 'label', 'question', 'name'] }, maxRows, isFolded = false, afterInput = [] } = options;
  const kind = { ...row[0] };
  const RowLabel =
    typeof rowName === 'string'
      ? { path: ROW_LABELS[rowName], clientProps: { kind } }
      : { path: '/platform/admin-ui/RowLabels.tsx#NamedRow', clientProps: { by: rowName.by, kind } };
  return {
    name,
    type: 'array',
    label: { ...of },
    labels: { singular: { ...row[0] }, plural: { ...row[1] } },
    fields,
    ...(maxRows === undefined ? {} : { maxRows }),
    admin: {
      ...admin(options),
      ...(isFolded ? { initCollapsed: true } : {}),
      components: { RowLabel, afterInput: [...(isFolded ? [STAY_OPEN] : []), ...afterInput] },
    },
  };
}

/** A position in the park: chosen on a map, or typed. */
export function position(need: PositionNeed = 'optional'): ArrayField['fields'][number] {
  return {
    type: 'group',
    label: { ...label('Hely a térképen', 'Place on the map') },
    fields: [
      { name: 'pointOnMap', type: 'ui', admin: { components: { Field: '/features/base-map/admin/PointOnMap.tsx#PointOnMap' } } },
      { type: 'row', fields: coordinates(need) },
    ],
  };
}
