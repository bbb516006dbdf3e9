'use client';

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const NAME = 'currentPassword';
/** The service alone knows whether it is right. */
const unchecked = () => true as const;

/**
 * Where a password or an e-mail address is being changed, and where the service has asked for it. The form always knows of a password, of which
 * it says that it is missing as soon as somebody opens its box.
 */
const isAskedFor = ({ email, password, [NAME]: own }: FormState): boolean =>
  password?.valid === false || Boolean(password?.value) || own?.valid === false || email?.value !== email?.initialValue;

/** Empties the box when the account has been saved: what is in it may no longer be the current password. */
function useEmptyBox(): void {
  const { savedDocumentData } = useDocumentInfo();
  const savedAt: unknown = savedDocumentData?.['updatedAt'];
  const dispatch = useFormFields(([, change]) => change);
  const known = useRef(savedAt);
  useEffect(() => {
    if (known.current === savedAt) return;
    known.current = savedAt;
    dispatch({ type: 'UPDATE', path: NAME, value: '', valid: true });
  }, [dispatch, savedAt]);
}

/** In an account's form: the password of the signed-in user, required when a credential is changed. */
export function CurrentPassword() {
  const translate = useTranslate();
  useEmptyBox();
  const isShown = useFormFields(([fields]) => isAskedFor(fields));
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
        validate={unchecked}
      />
      <p className="field-description">{translate(ACCOUNT_TEXTS.currentPasswordHint)}</p>
    </div>
  );
}
