'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const SIGNS = 32;
/** Milliseconds for which the form of a new account shows that its email was sent. */
const FRESH = 3_600_000;

/** A random password that nobody knows: the invited person sets their own by the link in the email. */
function createUnknownPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIGNS));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In place of a password for another user: announces the email and, afterwards, says that it was sent. */
export function Invitation() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const isMissing = useFormFields(([fields]) => !fields['password']?.value || !fields['confirm-password']?.value);
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const isNew = id === undefined;
  useEffect(() => {
    if (!isNew || !isMissing) return undefined;
    // The form recreates its fields after this, so the value is set in a timeout, and again whenever that happens.
    const timer = setTimeout(() => {
      const value = createUnknownPassword();
      for (const path of ['password', 'confirm-password'])
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true });
    });
    return () => clearTimeout(timer);
  }, [dispatchFields, isNew, isMissing]);
  if (isNew) return <p className="liget-check liget-invitation">{translate(ACCOUNT_TEXTS.invitationGoes)}</p>;
  const { createdAt, email }: { createdAt?: unknown; email?: unknown } = savedDocumentData ?? {};
  const isFresh = typeof createdAt === 'string' && now - Date.parse(createdAt) < FRESH;
  return isFresh && typeof email === 'string' ? (
    <p className="liget-check" role="status">
      {translate(ACCOUNT_TEXTS.invitationWent(email))}
    </p>
  ) : null;
}
