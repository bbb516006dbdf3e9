'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  clearFormErrors,
  type FormFieldError,
  findLostErrors,
  getFormErrors,
  isUnchanged,
  onFormErrors,
  readFormValues,
} from '../../platform/admin-ui/form-errors.ts';

const UNKNOWN = () => undefined;

/**
 * Restores the field errors of the last refused save of `target`. While somebody types, Payload requests the form's state; if that answer comes
 * together with the refusal or after it, it removes the errors.
 */
export function RememberedErrors({ target }: { target: string }) {
  const [fields, dispatchFields] = useAllFormFields();
  const remembered = useSyncExternalStore(
    onFormErrors,
    useCallback(() => getFormErrors(target), [target]),
    UNKNOWN,
  );
  const refused = useRef<{ errors: readonly FormFieldError[]; values: ReadonlyMap<string, unknown> }>(undefined);
  useEffect(() => {
    if (!remembered) return;
    if (refused.current?.errors !== remembered) refused.current = { errors: remembered, values: readFormValues(fields) };
    if (!isUnchanged(fields, refused.current.values)) {
      clearFormErrors(target);
      return;
    }
    const errors = findLostErrors(fields, remembered);
    if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
  }, [dispatchFields, remembered, fields, target]);
  useEffect(() => () => clearFormErrors(target), [target]);
  return null;
}
