'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { label } from '../../../platform/fields/labels.ts';

const UNTIL_DUSK = label('sötétedésig', 'until dusk');

/** A time, or the word for dusk, which is stored as 'dusk' in either language. */
export function ClosingTime({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const translate = useTranslate();
  return (
    <TextInput
      path={path}
      {...(field.label ? { label: field.label } : {})}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      required={field.required ?? false}
      readOnly={readOnly || disabled}
      showError={showError}
      value={value === 'dusk' ? translate(UNTIL_DUSK) : (value ?? '')}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
    />
  );
}
