import { useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { readFormErrors } from '../../../platform/admin-ui/form-errors.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { readRefusal } from './error-message.ts';

/**
 * Lets a form of nobody who has signed in ask the service at `path` below the API, '/users/login'. `error` is why it was refused, in the
 * admin's language; `post` gives whether it was taken and, if not, what the service says is missing.
 */
export function usePosting(path: string) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const post = async (data: object): Promise<{ isTaken: boolean; needs: string | null }> => {
    setIsBusy(true);
    setError(null);
    let needs: string | null = null;
    try {
      const response = await fetch(`${config.routes.api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(data),
      });
      if (response.ok) return { isTaken: true, needs };
      const body: unknown = await response.json();
      const refusal = readRefusal(body);
      needs = refusal.needs;
      setError(readFormErrors(body)[0]?.message ?? refusal.message ?? translate(ACCOUNT_TEXTS.unreachable));
    } catch {
      setError(translate(ACCOUNT_TEXTS.unreachable));
    }
    setIsBusy(false);
    return { isTaken: false, needs };
  };
  return { error, isBusy, post, setError };
}
