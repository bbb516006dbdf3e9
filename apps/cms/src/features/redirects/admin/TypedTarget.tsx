'use client';

import { TextField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/**
 * A required address that is not asked for when something was chosen instead: the service fills it in then. A component and no condition,
 * for a required field with a condition would be stored as one that may be empty.
 */
export function TypedTarget(props: TextFieldClientProps) {
  const isChosen = useFormFields(
    ([fields]) => Boolean(fields[`${props.path}Page`]?.value) || Boolean(fields[`${props.path}Screen`]?.value),
  );
  return isChosen ? null : <TextField {...props} />;
}
