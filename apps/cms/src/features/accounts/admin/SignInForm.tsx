'use client';

import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { TextLine } from './TextLine.tsx';
import { usePosting } from './use-posting.ts';

interface SignInFormProps {
  /** The URL of the page for a forgotten password. */
  forgotten: string;
  /** The e-mail address of who signs in again. */
  email?: string | undefined;
  onSignedIn: () => void;
}

/** Fields for e-mail and password, and for the code when the service asks for it. */
export function SignInForm({ forgotten, email, onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const errorId = useId();
  const [needsCode, setNeedsCode] = useState(false);
  const { error, isBusy, post } = usePosting('/users/login');
  const send = async (form: HTMLFormElement) => {
    const { isAccepted, needs } = await post(Object.fromEntries(new FormData(form)));
    if (isAccepted) onSignedIn();
    else if (needs === 'code') setNeedsCode(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form className="login__form liget-sign-in" method="post" onSubmit={submit} aria-describedby={errorId}>
      <TextLine name="email" type="email" autoComplete="username" label={translate(ACCOUNT_TEXTS.email)} initialValue={email} />
      <TextLine
        name="password"
        type="password"
        autoComplete="current-password"
        label={translate(ACCOUNT_TEXTS.password)}
        isFocused={email !== undefined}
      />
      {needsCode && (
        <TextLine
          name="code"
          type="text"
          autoComplete="one-time-code"
          label={translate(ACCOUNT_TEXTS.code)}
          hint={translate(ACCOUNT_TEXTS.codeHint)}
          isFocused
        />
      )}
      <p id={errorId} role="alert" className="liget-sign-in__error">
        {error}
      </p>
      <a href={forgotten}>{translate(ACCOUNT_TEXTS.forgotten)}</a>
      <button type="submit" className="btn btn--style-primary btn--size-large" disabled={isBusy}>
        {translate(ACCOUNT_TEXTS.signIn)}
      </button>
    </form>
  );
}

/** The form on its own page; redirects to `after`. */
export function SignInPage({ after, forgotten }: { after: string; forgotten: string }) {
  return <SignInForm forgotten={forgotten} onSignedIn={() => window.location.assign(after)} />;
}
