'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '../second-factor/state.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { readRefusal } from './error-message.ts';

const readCodes = (body: unknown): string[] | null => RecoveryCodes.safeParse(body).data?.codes ?? null;

/** The second factor of the signed-in user and its actions. */
export function useSecondFactor() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const [state, setState] = useState<SecondFactorState | null>(null);
  const [begun, setBegun] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const address = `${config.routes.api}/users/second-factor`;
  useEffect(() => {
    const poll = async () => {
      const polled = SecondFactorState.safeParse(await (await fetch(address)).json());
      if (polled.success) setState(polled.data);
    };
    poll().catch(() => setError(ACCOUNT_TEXTS.unreachable[language]));
  }, [address, language]);

  /** The service's answer; `null` after an error, whose message is then shown. */
  const post = async (path: string, code?: string): Promise<unknown> => {
    setError(null);
    try {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ code }),
      });
      const body: unknown = await response.json();
      if (response.ok) return body;
      setError(readRefusal(body).message ?? translate(ACCOUNT_TEXTS.unreachable));
    } catch {
      setError(translate(ACCOUNT_TEXTS.unreachable));
    }
    return null;
  };

  return {
    state,
    begun,
    codes,
    error,
    begin: async () => {
      const setup = SecondFactorSetup.safeParse(await post('/begin'));
      if (setup.success) setBegun(setup.data);
    },
    confirm: async (code: string) => setCodes(readCodes(await post('/confirm', code))),
    renew: async (code: string) => setCodes(readCodes(await post('/codes', code))),
    off: async (code: string) => {
      const after = SecondFactorState.safeParse(await post('/off', code));
      if (after.success) setState(after.data);
    },
    /** Called when the recovery codes are written down. */
    keep: () => {
      setBegun(null);
      setState((before) => before && { ...before, isOn: true, codesLeft: codes?.length ?? before.codesLeft });
      setCodes(null);
    },
  };
}
