'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { InvitationState } from './InvitationState.tsx';

const SIGNS = 32;

/** A random password that nobody knows: the invited person sets their own by the link in the email. */
function createUnknownPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIGNS));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In place of a password for another user: announces the email and, afterwards, says whether it was sent. */
export function Invitation() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const isMissing = useFormFields(([fields]) => !fields['password']?.value || !fields['confirm-password']?.value);
  const translate = useTranslate();
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
  return <InvitationState />;
}
