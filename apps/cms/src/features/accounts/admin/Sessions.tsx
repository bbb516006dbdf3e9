'use client';

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { isStoredId } from '../../../platform/admin-ui/is-stored-id.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isAdministrator } from '../../../platform/rights/roles.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { readRefusal } from './error-message.ts';

/** On an account's page: signs out of other devices; an administrator signs another user out everywhere. */
export function Sessions() {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const [answer, setAnswer] = useState('');
  const isOwn = user?.id === id;
  if (!isStoredId(id) || !(isOwn || isAdministrator(user))) return null;
  const end = async () => {
    const response = await fetch(`${config.routes.api}/users/${id}/sessions/end`, {
      method: 'POST',
      headers: { 'accept-language': language },
    });
    setAnswer(readRefusal(await response.json()).message ?? translate(ACCOUNT_TEXTS.unreachable));
  };
  return (
    <section className="liget-check liget-second-factor">
      <h2>{translate(ACCOUNT_TEXTS.sessions)}</h2>
      <p>{translate(isOwn ? ACCOUNT_TEXTS.ownSessions : ACCOUNT_TEXTS.sessionsOfOther)}</p>
      <button
        type="button"
        className="liget-button"
        onClick={() => {
          end().catch(() => setAnswer(translate(ACCOUNT_TEXTS.unreachable)));
        }}
      >
        {translate(isOwn ? ACCOUNT_TEXTS.endOtherSessions : ACCOUNT_TEXTS.endSessions)}
      </button>
      <p role="status">{answer}</p>
    </section>
  );
}
