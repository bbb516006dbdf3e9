'use client';

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const NAME = 'currentPassword';
const NEW_PASSWORD = ['password', 'confirm-password'] as const;
/** Only the service can check it. */
const acceptAny = () => true as const;

/**
 * Whether the password or the e-mail address changes, or the service has asked for the current password. The form has an error about an
 * empty password as soon as somebody opens its field.
 */
const isRequired = ({ email, password, [NAME]: own }: FormState): boolean =>
  password?.valid === false || Boolean(password?.value) || own?.valid === false || email?.value !== email?.initialValue;

/**
 * Empties the password fields after a save: the current password may have changed, and Payload closes the fields of the new one but keeps their
 * values, with which the next save of the form would need the current password again.
 */
function useEmptyBoxes(): void {
  const { savedDocumentData } = useDocumentInfo();
  const savedAt: unknown = savedDocumentData?.['updatedAt'];
  const dispatch = useFormFields(([, change]) => change);
  const knownSavedAt = useRef(savedAt);
  useEffect(() => {
    if (knownSavedAt.current === savedAt) return;
    knownSavedAt.current = savedAt;
    for (const path of NEW_PASSWORD) dispatch({ type: 'REMOVE', path });
    dispatch({ type: 'UPDATE', path: NAME, value: '', valid: true });
  }, [dispatch, savedAt]);
}

/** In an account's form: the password of the signed-in user, required when a credential is changed. */
export function CurrentPassword() {
  const translate = useTranslate();
  useEmptyBoxes();
  const isShown = useFormFields(([fields]) => isRequired(fields));
  if (!isShown) return null;
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: NAME, label: translate(ACCOUNT_TEXTS.currentPassword) }}
        indexPath=""
        parentPath=""
        parentSchemaPath=""
        path={NAME}
        schemaPath={NAME}
        validate={acceptAny}
      />
      <p className="field-description">{translate(ACCOUNT_TEXTS.currentPasswordHint)}</p>
    </div>
  );
}
