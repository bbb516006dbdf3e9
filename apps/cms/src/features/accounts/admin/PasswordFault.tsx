'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetFaults, notedFaults, onFaults } from '../../../platform/admin-ui/faults.ts';
import { useWord } from '../../../platform/admin-ui/use-word.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const UNKNOWN = () => undefined;

/** Why an account's new password or e-mail address was not taken: Payload shuts its boxes with every save, and with them what stands beside them. */
export function PasswordFault() {
  const { id } = useDocumentInfo();
  const word = useWord();
  const target = `users/${id}`;
  const faults = useSyncExternalStore(
    onFaults,
    useCallback(() => notedFaults(target), [target]),
    UNKNOWN,
  );
  useEffect(() => () => forgetFaults(target), [target]);
  const fault = faults?.find(({ path }) => path === 'password' || path === 'currentPassword');
  return (
    <div role="alert">
      {fault && (
        <p className="liget-check liget-check__error">
          {/* What is wrong with the current password stands at its own box, which stays. */}
          {fault.path === 'password' ? `${word(ACCOUNT_TEXTS.passwordStays)} ${fault.message}` : word(ACCOUNT_TEXTS.accountStays)}
        </p>
      )}
    </div>
  );
}
