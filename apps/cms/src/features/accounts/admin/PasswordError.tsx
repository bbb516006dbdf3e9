'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { clearFormErrors, getFormErrors, onFormErrors } from '../../../platform/admin-ui/form-errors.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const UNKNOWN = () => undefined;

/**
 * The error of an account's new password or e-mail address: Payload closes their fields at every save, together with errors beside them.
 */
export function PasswordError() {
  const { id } = useDocumentInfo();
  const translate = useTranslate();
  const target = `users/${id}`;
  const errors = useSyncExternalStore(
    onFormErrors,
    useCallback(() => getFormErrors(target), [target]),
    UNKNOWN,
  );
  useEffect(() => () => clearFormErrors(target), [target]);
  const error = errors?.find(({ path }) => path === 'password' || path === 'currentPassword');
  return (
    <div role="alert">
      {error && (
        <p className="liget-check liget-check__error">
          {/* Errors of the current password are shown at its own field. */}
          {error.path === 'password' ? `${translate(ACCOUNT_TEXTS.passwordStays)} ${error.message}` : translate(ACCOUNT_TEXTS.accountStays)}
        </p>
      )}
    </div>
  );
}
