'use client';

import { useFormFields } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { checkFile } from '../file-error.ts';

/** Says why the chosen file will be refused: one that is too large the service could not even answer. */
export function FileError() {
  const translate = useTranslate();
  const file = useFormFields(([fields]) => fields['file']?.value);
  const error = file instanceof File ? checkFile(file) : null;
  return (
    <p role="alert" className={error ? 'liget-check__error' : ''}>
      {error ? translate(error) : null}
    </p>
  );
}
