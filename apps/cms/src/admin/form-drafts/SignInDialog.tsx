'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SignInForm } from '../../features/accounts/admin/SignInForm.tsx';
import { DRAFT_TEXTS } from '../../platform/admin-ui/form-drafts/draft-texts.ts';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';

interface SignInDialogProps {
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs the editor in again above the open form, whose text stays. */
export function SignInDialog({ onSignedIn, onClose }: SignInDialogProps) {
  const { user, fetchFullUser } = useAuth();
  const { config } = useConfig();
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOther, setIsOther] = useState(false);
  // The session has ended; the account of the open forms is still known.
  const [email] = useState(user?.email);
  // Before the password field takes the focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const check = async () => {
    const signedIn = await fetchFullUser();
    if (user && signedIn?.id !== user.id) setIsOther(true);
    else onSignedIn();
  };
  return createPortal(
    <dialog ref={dialog} className="liget-slot-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{translate(DRAFT_TEXTS.signInTitle)}</h2>
      <p role="status">{translate(isOther ? DRAFT_TEXTS.otherAccount : DRAFT_TEXTS.signInAbout)}</p>
      {!isOther && (
        <SignInForm
          forgotten={formatAdminURL({ adminRoute: config.routes.admin, path: config.admin.routes.forgot })}
          email={email}
          onSignedIn={() => void check()}
        />
      )}
      <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
        {translate(DRAFT_TEXTS.back)}
      </button>
    </dialog>,
    document.body,
  );
}
