'use client';

import { useConfig } from '@payloadcms/ui';
import { readMessage } from '../../../../platform/admin-ui/read-message.ts';
import { useAdminLanguage } from '../../../../platform/admin-ui/use-translate.ts';
import { isRecord } from '../../../../platform/is-record.ts';
import type { PlacePreview } from '../preview-places.ts';
import type { HoursAction, SavedPlace, SeenPlace } from '../save.ts';
import { HOURS_TEXTS } from './hours-texts.ts';

/** The values of the form; the service parses the times. */
export interface EnteredHours {
  from: string;
  until: string;
  opens: string;
  closes: string;
  reason: { hu: string; en: string };
}

const hasId = (place: unknown) => isRecord(place) && typeof place['id'] === 'number' && typeof place['title'] === 'string';
const isLookedAt = (place: unknown): place is PlacePreview => hasId(place) && isRecord(place) && Array.isArray(place['overlaps']);
const isSaved = (place: unknown): place is SavedPlace => hasId(place) && isRecord(place) && ('isPublished' in place || 'why' in place);

/** Requests about the hours of several places; `message` is the error. */
export function useHoursRequests() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const base = `${config.routes.api}/top-locations/exceptional-hours`;

  const post = async <Place>(url: string, body: object, isPlace: (place: unknown) => place is Place) => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    if (response?.status === 401) return { message: HOURS_TEXTS.signedOut[language] };
    const answer: unknown = await response?.json().catch(() => null);
    if (response?.ok && isRecord(answer) && Array.isArray(answer['places'])) return { places: answer['places'].filter(isPlace) };
    return { message: readMessage(answer) ?? HOURS_TEXTS.failed[language] };
  };

  return {
    look: (ids: readonly number[], request: EnteredHours) => post(`${base}/look`, { ids, request }, isLookedAt),
    save: (action: HoursAction, places: readonly SeenPlace[], request: EnteredHours) => post(base, { action, places, request }, isSaved),
  };
}
