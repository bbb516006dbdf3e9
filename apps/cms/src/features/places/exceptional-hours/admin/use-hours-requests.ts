'use client';

import { useConfig } from '@payloadcms/ui';
import type * as z from 'zod';
import { readMessage } from '../../../../platform/admin-ui/read-message.ts';
import { useAdminLanguage } from '../../../../platform/admin-ui/use-translate.ts';
import type { HoursAction } from '../hours-request.ts';
import { PlacePreviews, SavedPlaces } from '../place-answers.ts';
import type { SeenPlace } from '../save.ts';
import { HOURS_TEXTS } from './hours-texts.ts';

/** The values of the form; the service parses the times. */
export interface EnteredHours {
  from: string;
  until: string;
  opens: string;
  closes: string;
  reason: { hu: string; en: string };
}

/** Requests about the hours of several places; `message` is the error. */
export function useHoursRequests() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const base = `${config.routes.api}/top-locations/exceptional-hours`;

  const post = async <Places>(url: string, body: object, schema: z.ZodType<Places>): Promise<Places | { message: string }> => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    if (response?.status === 401) return { message: HOURS_TEXTS.signedOut[language] };
    const answer: unknown = await response?.json().catch(() => null);
    const places = schema.safeParse(answer);
    if (response?.ok && places.success) return places.data;
    return { message: readMessage(answer) ?? HOURS_TEXTS.failed[language] };
  };

  return {
    look: (ids: readonly number[], request: EnteredHours) => post(`${base}/look`, { ids, request }, PlacePreviews),
    save: (action: HoursAction, places: readonly SeenPlace[], request: EnteredHours) =>
      post(base, { action, places, request }, SavedPlaces),
  };
}
