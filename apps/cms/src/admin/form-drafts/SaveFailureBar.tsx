'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { DRAFT_TEXTS, FAILURE_TEXTS } from '../../platform/admin-ui/form-drafts/draft-texts.ts';
import {
  clearSaveFailure,
  getOpenForm,
  getSaveFailures,
  isReportedByBar,
  onSaveFailures,
  type SaveFailure,
  SESSION,
} from '../../platform/admin-ui/form-drafts/save-failures.ts';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { SignInDialog } from './SignInDialog.tsx';

const NONE: readonly SaveFailure[] = [];

/** A bar at the bottom of every screen while a text of this tab is not saved. */
export function SaveFailureBar() {
  const failures = useSyncExternalStore(onSaveFailures, getSaveFailures, () => NONE).filter(isReportedByBar);
  const path = usePathname();
  const translate = useTranslate();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [first] = failures;
  if (!first) return null;
  const { reason } = failures.find((failure) => failure.reason === 'signed-out') ?? first;
  const open = failures.flatMap(({ target }) => getOpenForm(target) ?? []);
  const left = open.filter((form) => !form.retry && form.path !== path);
  const retry = () => {
    for (const form of open) form.retry?.();
  };
  return createPortal(
    <>
      <div className="liget-conflict" role="alert">
        <p>
          <strong>{translate(DRAFT_TEXTS.notSaved)}</strong> {translate(FAILURE_TEXTS[reason])} {translate(DRAFT_TEXTS.staysHere)}
          {left.map((form) => (
            <a key={form.path} href={form.path}>
              {translate(DRAFT_TEXTS.elsewhere)} {form.title || translate(DRAFT_TEXTS.untitled)}. {translate(DRAFT_TEXTS.open)}
            </a>
          ))}
        </p>
        {reason === 'signed-out' ? (
          <button type="button" className="liget-button" onClick={() => setIsSigningIn(true)}>
            {translate(DRAFT_TEXTS.signIn)}
          </button>
        ) : (
          open.some((form) => form.retry) && (
            <button type="button" className="liget-button" onClick={retry}>
              {translate(DRAFT_TEXTS.saveAgain)}
            </button>
          )
        )}
      </div>
      {isSigningIn && (
        <SignInDialog
          onClose={() => setIsSigningIn(false)}
          onSignedIn={() => {
            setIsSigningIn(false);
            clearSaveFailure(SESSION);
            retry();
          }}
        />
      )}
    </>,
    document.body,
  );
}
