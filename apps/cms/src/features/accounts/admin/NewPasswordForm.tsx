'use client';

import { type FormEvent, useId } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { TextLine } from './TextLine.tsx';
import { usePosting } from './use-posting.ts';

interface NewPasswordFormProps {
  /** The secret of the link in the email. */
  token: string;
  /** The URL of the sign-in page. */
  signIn: string;
}

/** A form for a new password, typed twice. */
export function NewPasswordForm({ token, signIn }: NewPasswordFormProps) {
  const translate = useTranslate();
  const errorId = useId();
  const { error, isBusy, post, setError } = usePosting('/users/reset-password');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    if (password !== form.get('confirm-password')) return setError(translate(ACCOUNT_TEXTS.differ));
    const { isAccepted } = await post({ token, password });
    if (isAccepted) window.location.assign(signIn);
  };
  return (
    <form className="liget-sign-in" method="post" onSubmit={(event) => void submit(event)} aria-describedby={errorId}>
      <TextLine name="password" type="password" autoComplete="new-password" label={translate(ACCOUNT_TEXTS.newPassword)} isFocused />
      <TextLine name="confirm-password" type="password" autoComplete="new-password" label={translate(ACCOUNT_TEXTS.again)} />
      <p id={errorId} role="alert" className="liget-sign-in__error">
        {error}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-large" disabled={isBusy}>
        {translate(ACCOUNT_TEXTS.setPassword)}
      </button>
      <a href={signIn}>{translate(ACCOUNT_TEXTS.toSignIn)}</a>
    </form>
  );
}
