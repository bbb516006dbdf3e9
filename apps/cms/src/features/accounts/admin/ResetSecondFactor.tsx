'use client';

import { useAuth, useConfig, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isAdministrator } from '../../../platform/rights/roles.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** Administrators switch off the second factor of a user who has lost their phone. */
export function ResetSecondFactor({ id }: { id: number | string }) {
  const { config } = useConfig();
  const { user } = useAuth();
  const translate = useTranslate();
  const since = useFormFields(([fields]) => fields['secondFactorSince']?.value);
  const [answer, setAnswer] = useState<string | null>(null);
  const reset = async () => {
    // oxlint-disable-next-line no-alert -- it cannot be undone, and the browser's own dialog is the clearest.
    if (!window.confirm(translate(ACCOUNT_TEXTS.resetSure))) return;
    const response = await fetch(`${config.routes.api}/users/${id}/second-factor/reset`, { method: 'POST' });
    setAnswer(translate(response.ok ? ACCOUNT_TEXTS.resetDone : ACCOUNT_TEXTS.unreachable));
  };
  if (!since || !isAdministrator(user)) return <p>{translate(ACCOUNT_TEXTS.about)}</p>;
  return (
    <>
      <p>{translate(ACCOUNT_TEXTS.ofOther)}</p>
      {answer === null && (
        <button
          type="button"
          className="liget-button"
          onClick={() => {
            reset().catch(() => setAnswer(translate(ACCOUNT_TEXTS.unreachable)));
          }}
        >
          {translate(ACCOUNT_TEXTS.reset)}
        </button>
      )}
      <p role="status">{answer}</p>
    </>
  );
}
