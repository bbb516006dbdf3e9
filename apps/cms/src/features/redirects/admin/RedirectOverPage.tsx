'use client';

import { CheckboxField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';

/** Appears when the service has refused to redirect the address of a living page, and stays while it is ticked. */
export function RedirectOverPage(props: CheckboxFieldClientProps) {
  const isAsked = useFormFields(([fields]) => fields['from']?.valid === false || fields[props.path]?.value === true);
  return isAsked ? <CheckboxField {...props} /> : null;
}
