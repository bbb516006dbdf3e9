'use client';

import { DefaultCell, SelectInput, useField } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload';
import type { Choice } from '../fields/basics.ts';
import { useTranslate } from './use-translate.ts';

interface OfChoices {
  choices: readonly Choice[];
}

/** A select for a value from a list in the code. A stored value that is not in the list stays visible until another one is chosen. */
export function WordChoice({ choices, field, path, readOnly }: TextFieldClientProps & OfChoices) {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const translate = useTranslate();
  const options = choices.map((choice) => ({ value: choice.value, label: translate(choice.label) }));
  const isStrange = Boolean(value) && !choices.some((choice) => choice.value === value);
  return (
    <SelectInput
      name={field.name}
      path={path}
      {...(field.label ? { label: field.label } : {})}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      required={field.required ?? false}
      readOnly={readOnly || disabled}
      showError={showError}
      options={isStrange ? [...options, { value, label: value }] : options}
      value={value ?? ''}
      isClearable={!field.required}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
    />
  );
}

/** The same value as a cell of a list, with the list's own link. */
export function WordChoiceCell({ choices, ...cell }: DefaultCellComponentProps & OfChoices) {
  const translate = useTranslate();
  const chosen = choices.find(({ value }) => value === cell.cellData);
  return <DefaultCell {...cell} cellData={chosen ? translate(chosen.label) : cell.cellData} />;
}
