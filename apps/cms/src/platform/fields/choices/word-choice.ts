import type { Field, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { isRecord } from '../../is-record.ts';
import { type Choice, text } from '../basics.ts';
import type { FieldOptions } from '../field-options.ts';
import { type Label } from '../labels.ts';

type Validate = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

/**
 * A text field for a value from the code (the key of a page), which editors choose by its label. It is not a select in the database, because
 * PostgreSQL would need a migration for each new value. `isOpen`: it may be empty, and keeps other values that are stored.
 */
export function wordChoice(
  name: string,
  fieldLabel: Label,
  choices: readonly Choice[],
  { isOpen = false, ...options }: FieldOptions & { isOpen?: boolean } = {},
): TextField {
  const isKnown: Validate = (value, settings) => {
    if (typeof value !== 'string' || value === '' || choices.some((choice) => choice.value === value)) return validateText(value, settings);
    return getEditorLanguage(settings.req) === 'en' ? 'Choose one from the list.' : 'Válasszon a listából.';
  };
  const field = text(name, fieldLabel, isOpen ? options : { ...options, required: true, validate: isKnown });
  const ofChoices = { clientProps: { choices: [...choices] } };
  return {
    ...field,
    custom: { choices: [...choices] },
    admin: {
      ...field.admin,
      components: {
        Field: { path: '/platform/admin-ui/WordChoice.tsx#WordChoice', ...ofChoices },
        Cell: { path: '/platform/admin-ui/WordChoice.tsx#WordChoiceCell', ...ofChoices },
      },
    },
  };
}

interface ChoiceOption {
  value: string;
  label: unknown;
}

const isChoice = (option: unknown): option is ChoiceOption => isRecord(option) && typeof option['value'] === 'string' && 'label' in option;

/** The options of a select or of a text with choices; `null` for free text. */
export function getChoices(field: { type: string; options?: unknown; custom?: unknown }): ChoiceOption[] | null {
  const choices = field.type === 'select' ? field.options : isRecord(field.custom) && field.custom['choices'];
  return Array.isArray(choices) ? choices.filter(isChoice) : null;
}

/** The label of a value of a field with choices (zones of menus), or the value itself. */
export function getChoiceName(fields: readonly Field[], name: string, value: unknown): unknown {
  const field = fields.find((each) => 'name' in each && each.name === name);
  return (field && getChoices(field))?.find((choice) => choice.value === value)?.label ?? value;
}
