'use client';

import { useFormFields } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { checkPicture } from '../file-error.ts';

/** The error of the chosen file before it is sent; a refused file has its error at the field. */
export function FileError() {
  const translate = useTranslate();
  const file = useFormFields(([fields]) => (fields['file']?.valid === false ? null : fields['file']?.value));
  const error = file instanceof File ? checkPicture(file) : null;
  return (
    <p role="alert" className={error ? 'liget-check__error' : ''}>
      {error ? translate(error) : null}
    </p>
  );
}
