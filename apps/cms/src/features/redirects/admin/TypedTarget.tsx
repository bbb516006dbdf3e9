'use client';

import { TextField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/**
 * A required URL that is hidden when an item is chosen, because the service fills it in then. It is a component without a condition,
 * because the database would store a required field with a condition as optional.
 */
export function TypedTarget(props: TextFieldClientProps) {
  const isChosen = useFormFields(
    ([fields]) => Boolean(fields[`${props.path}Page`]?.value) || Boolean(fields[`${props.path}Screen`]?.value),
  );
  return isChosen ? null : <TextField {...props} />;
}
