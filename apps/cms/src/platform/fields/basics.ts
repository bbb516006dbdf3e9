import type { CheckboxField, DateField, FieldHook, NumberField, RelationshipField, SelectField, TextareaField, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { getEditorLanguage } from '../editor-language.ts';
import { DAY_PATTERN, MOMENT_PATTERN } from './dates/date-patterns.ts';
import { type FieldOptions, toAdmin, toFlags } from './field-options.ts';
import { type Label, label } from './labels.ts';

const refuseOnlySpaces: NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']> = (value, options) => {
  if (typeof value !== 'string' || value === '' || value.trim() !== '') return validateText(value, options);
  return getEditorLanguage(options.req) === 'en' ? 'It must not consist of spaces alone.' : 'Nem állhat csupa szóközből.';
};

export function text(
  name: string,
  fieldLabel: Label,
  options: FieldOptions & {
    index?: boolean;
    unique?: boolean;
    maxLength?: number;
    validate?: TextField['validate'];
    /** Converts the typed value to the stored one. */
    beforeValidate?: FieldHook;
  } = {},
): TextField {
  const { index, unique, maxLength = 300, validate = refuseOnlySpaces, beforeValidate } = options;
  return {
    name,
    type: 'text',
    label: { ...fieldLabel },
    maxLength,
    ...toFlags(options),
    admin: toAdmin(options),
    ...(index ? { index } : {}),
    ...(unique ? { unique } : {}),
    ...(beforeValidate ? { hooks: { beforeValidate: [beforeValidate] } } : {}),
    validate,
  } as TextField;
}

export function textarea(name: string, fieldLabel: Label, options: FieldOptions & { maxLength?: number } = {}): TextareaField {
  return {
    name,
    type: 'textarea',
    label: { ...fieldLabel },
    maxLength: options.maxLength ?? 2000,
    ...toFlags(options),
    admin: { ...toAdmin(options), rows: 3 },
  };
}

export function number(
  name: string,
  fieldLabel: Label,
  options: FieldOptions & { min?: number; max?: number; unique?: boolean; defaultValue?: number } = {},
): NumberField {
  const { min, max, unique, defaultValue } = options;
  return {
    name,
    type: 'number',
    label: { ...fieldLabel },
    ...toFlags(options),
    admin: toAdmin(options),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unique ? { unique } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  };
}

export function checkbox(
  name: string,
  fieldLabel: Label,
  options: FieldOptions & { defaultValue?: boolean; index?: boolean } = {},
): CheckboxField {
  return {
    name,
    type: 'checkbox',
    label: { ...fieldLabel },
    defaultValue: options.defaultValue ?? false,
    ...(options.index ? { index: true } : {}),
    admin: toAdmin(options),
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
  fieldLabel: Label,
  options: Choice[],
  settings: FieldOptions & {
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
    label: { ...fieldLabel },
    options: options.map((option) => ({ value: option.value, label: { ...option.label } })),
    ...toFlags(settings),
    admin: toAdmin(settings),
    ...(many ? { hasMany: true } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(index ? { index } : {}),
    ...(enumName ? { enumName } : {}),
  };
}

/** A date and time, always shown and entered in Budapest's time zone. */
export function moment(
  name: string,
  fieldLabel: Label,
  options: FieldOptions & { dayOnly?: boolean; index?: boolean; validate?: DateField['validate'] } = {},
): DateField {
  return {
    name,
    type: 'date',
    label: { ...fieldLabel },
    ...toFlags(options),
    ...(options.index ? { index: true } : {}),
    ...(options.validate ? { validate: options.validate } : {}),
    admin: {
      ...toAdmin(options),
      components: {
        Field: '/platform/admin-ui/dates/BudapestDate.tsx#BudapestDate',
        Cell: '/platform/admin-ui/dates/BudapestDateCell.tsx#BudapestDateCell',
      },
      date: options.dayOnly
        ? { pickerAppearance: 'dayOnly', displayFormat: DAY_PATTERN }
        : { pickerAppearance: 'dayAndTime', displayFormat: MOMENT_PATTERN, timeFormat: 'HH:mm', timeIntervals: 15 },
    },
  };
}

export function relation(name: string, fieldLabel: Label, to: string, options: FieldOptions & { many?: boolean } = {}): RelationshipField {
  return {
    name,
    type: 'relationship',
    label: { ...fieldLabel },
    relationTo: to,
    hasMany: options.many ?? false,
    ...toFlags(options),
    index: true,
    admin: toAdmin(options),
  } as RelationshipField;
}
