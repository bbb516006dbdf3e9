'use client';

import { useFormFields } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { checkFile } from '../file-error.ts';

/** The error of the chosen file before it is sent: the service could not even answer to one that is too large. */
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
