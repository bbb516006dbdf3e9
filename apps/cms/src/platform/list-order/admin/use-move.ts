'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useAdminLanguage } from '../../admin-ui/use-translate.ts';
import { getProperty } from '../../rights/get-property.ts';
import type { Move } from '../move.ts';
import { ORDER_TEXTS } from './order-texts.ts';

/** Moves a document in the list and reloads the list; resolves with whether it was moved. */
export function useMove(slug: string) {
  const { config } = useConfig();
  const router = useRouter();
  const language = useAdminLanguage();

  return async (move: Move, title: string): Promise<boolean> => {
    const response = await fetch(`${config.routes.api}/${slug}/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(move),
    }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    const [place, count, message] = ['place', 'count', 'message'].map((name) => getProperty(answer, name));
    if (!response?.ok || typeof place !== 'number' || typeof count !== 'number') {
      if (response?.status === 401) toast.error(ORDER_TEXTS.signedOut[language]);
      else toast.error(typeof message === 'string' ? message : ORDER_TEXTS.failed[language]);
      return false;
    }
    toast.success(ORDER_TEXTS.moved(title, place, count)[language]);
    router.refresh();
    return true;
  };
}
