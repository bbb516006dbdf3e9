import { useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { readFormErrors } from '../../../platform/admin-ui/form-errors.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { readRefusal } from './error-message.ts';

/**
 * Lets a form without a session post to `path` below the API, for example '/users/login'. `error` is the message in the admin's language;
 * `post` resolves with whether the request succeeded and, if not, which input the service needs.
 */
export function usePosting(path: string) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const post = async (data: object): Promise<{ isAccepted: boolean; needs: string | null }> => {
    setIsBusy(true);
    setError(null);
    let needs: string | null = null;
    try {
      const response = await fetch(`${config.routes.api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(data),
      });
      if (response.ok) return { isAccepted: true, needs };
      const body: unknown = await response.json();
      const refusal = readRefusal(body);
      needs = refusal.needs;
      setError(readFormErrors(body)[0]?.message ?? refusal.message ?? translate(ACCOUNT_TEXTS.unreachable));
    } catch {
      setError(translate(ACCOUNT_TEXTS.unreachable));
    }
    setIsBusy(false);
    return { isAccepted: false, needs };
  };
  return { error, isBusy, post, setError };
}
