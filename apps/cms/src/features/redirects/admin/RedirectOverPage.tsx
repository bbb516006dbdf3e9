'use client';

import { CheckboxField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';

/** Appears when the service has refused to redirect the path of an existing page, and stays while it is checked. */
export function RedirectOverPage(props: CheckboxFieldClientProps) {
  const isShown = useFormFields(([fields]) => fields['from']?.valid === false || fields[props.path]?.value === true);
  return isShown ? <CheckboxField {...props} /> : null;
}
