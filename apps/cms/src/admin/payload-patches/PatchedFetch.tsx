'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { refuseUploads } from '../../features/media/admin/refuse-uploads.ts';
import { FAILURE_TEXTS } from '../../platform/admin-ui/form-drafts/draft-texts.ts';
import { useAdminLanguage, useTranslate } from '../../platform/admin-ui/use-translate.ts';
import { label } from '../../platform/fields/labels.ts';
import { SaveFailureBar } from '../form-drafts/SaveFailureBar.tsx';
import { watchSaves } from '../form-drafts/watch-saves.ts';
import { createLockingFetch } from '../optimistic-locking/tab-saves.ts';
import { dismissErrors } from './dismiss-errors.ts';
import { omitFiles } from './omit-files.ts';
import { repeatPreferences } from './repeated-preferences.ts';

const TEXTS = {
  locked: label(
    'Ezt a tartalmat most más szerkeszti, ezért nem menthető. A szövege itt marad, amíg el nem hagyja az oldalt.',
    'Somebody else is editing this document now, so it cannot be saved. Your text stays here as long as you stay on this page.',
  ),
};

/**
 * Patches the admin's `fetch`, because Payload's forms have no hook for it: saves send their base version, failed saves are recorded, files that
 * are too large are not sent, nor are files to forms that only need their names, preferences are asked for again, and messages of refused saves
 * are removed after a successful one.
 */
export function PatchedFetch({ children }: { children?: ReactNode }) {
  const { config } = useConfig();
  const { user } = useAuth();
  const translate = useTranslate();
  const language = useAdminLanguage();
  const locked = translate(TEXTS.locked);
  const { api } = config.routes;
  const hasSession = Boolean(user);
  useEffect(() => {
    const original = globalThis.fetch;
    const isSignedOut = async () => {
      if (!hasSession) return false;
      const answer: unknown = await original(`${api}/users/me`, { credentials: 'include' })
        .then((response) => response.json())
        .catch(() => undefined);
      return typeof answer === 'object' && answer !== null && 'user' in answer && answer.user === null;
    };
    const messages = {
      'signed-out': FAILURE_TEXTS['signed-out'][language],
      'no-connection': FAILURE_TEXTS['no-connection'][language],
      unavailable: FAILURE_TEXTS.unavailable[language],
    };
    const watched = refuseUploads(watchSaves(original, { api, messages, isSignedOut, onSaved: dismissErrors }), api, language);
    globalThis.fetch = repeatPreferences(omitFiles(createLockingFetch(watched, api, { locked })), api);
    return () => {
      globalThis.fetch = original;
    };
  }, [api, hasSession, language, locked]);
  return (
    <>
      {children}
      <SaveFailureBar />
    </>
  );
}
