'use client';

import { useAllFormFields, useForm, useFormModified, useFormSubmitted } from '@payloadcms/ui';
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
import { openField } from '../../platform/publishing/admin/open-field.ts';

const UNKNOWN = () => undefined;

const TYPED = 'input, textarea, [contenteditable="true"]';

/** Opens the first refused field, which may be below the screen or in another tab. The focus of somebody who types stays: an autosave was refused. */
function useFirstError(errors: readonly FormFieldError[] | undefined): void {
  const opened = useRef(errors);
  useEffect(() => {
    if (opened.current === errors) return;
    opened.current = errors;
    const [first] = errors ?? [];
    if (first && !document.activeElement?.matches(TYPED)) openField(`field-${first.path.replaceAll('.', '__')}`);
  }, [errors]);
}

/**
 * Restores the field errors of the last refused save of `target`. While somebody types, Payload requests the form's state; if that answer comes
 * together with the refusal or after it, it removes the errors. The autosave that follows hides them: Payload shows errors until a save is stored.
 */
export function RememberedErrors({ target }: { target: string }) {
  const [fields, dispatchFields] = useAllFormFields();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isModified = useFormModified();
  const remembered = useSyncExternalStore(
    onFormErrors,
    useCallback(() => getFormErrors(target), [target]),
    UNKNOWN,
  );
  useFirstError(remembered);
  const refused = useRef<{ errors: readonly FormFieldError[]; values: ReadonlyMap<string, unknown> }>(undefined);
  useEffect(() => {
    if (!remembered) return;
    // If the form is not modified, the differences come from the answer of the service to an autosave.
    if (refused.current?.errors !== remembered || !isModified) refused.current = { errors: remembered, values: readFormValues(fields) };
    if (!isUnchanged(fields, refused.current.values)) {
      clearFormErrors(target);
      return;
    }
    const errors = findLostErrors(fields, remembered);
    if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    if (!isSubmitted) setSubmitted(true);
  }, [dispatchFields, isModified, isSubmitted, remembered, fields, setSubmitted, target]);
  useEffect(() => () => clearFormErrors(target), [target]);
  return null;
}
