'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { useAdminLanguage } from '../../../../platform/admin-ui/use-translate.ts';
import { BASED_ON, basedOn, documentKey } from '../../../../platform/optimistic-locking/based-on.ts';
import { isRecord } from '../../../../platform/read-model/document-reader.ts';
import type { Scope } from '../../agenda/query/scopes.ts';
import type { Period, PlannedDate } from '../period.ts';
import { shownDays, type View } from './days.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';

const isPeriod = (body: unknown): body is Period => isRecord(body) && Array.isArray(body['dates']);
const messageIn = (body: unknown) => (isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null);

/** What became of a wish to move a date: its new start, or why not; `isOvertaken` when somebody else was there first. */
export type Moved = { start: string } | { message: string; isOvertaken: boolean };

/** Why a date is cancelled, in both languages; the English one may be empty. */
export interface DateReason {
  hu: string;
  en: string;
}
/** What became of a wish to cancel or restore a date, or why nothing did. */
export type Changed = { isPublished: boolean } | { message: string };

export interface Place {
  day: string;
  view: View;
}

/** The period that is shown, and what is asked of the service about it. */
export function usePlanner(first: Period, initial: Place) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const events = `${config.routes.api}/events`;
  const [place, setPlace] = useState(initial);
  const [period, setPeriod] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const asked = useRef(0);

  const load = useCallback(
    async ({ day, view }: Place): Promise<Period | null> => {
      const days = shownDays(day, view);
      const query = new URLSearchParams({ from: days[0] ?? day, to: days.at(-1) ?? day });
      asked.current += 1;
      const own = asked.current;
      setIsLoading(true);
      const response = await fetch(`${events}/calendar?${query}`).catch(() => null);
      const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
      // Whoever pages fast sees the page asked for last.
      if (own !== asked.current) return null;
      setIsLoading(false);
      setIsFailed(!isPeriod(body));
      if (!isPeriod(body)) return null;
      setPeriod(body);
      return body;
    },
    [events],
  );

  const show = (next: Place) => {
    setPlace(next);
    window.history.replaceState(window.history.state, '', `?${new URLSearchParams({ view: next.view, day: next.day })}`);
    void load(next);
  };

  const post = (date: PlannedDate, path: 'move' | 'date', wish: object) =>
    fetch(`${events}/${date.id}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        [BASED_ON]: basedOn(documentKey('events', date.id), date.updatedAt),
      },
      body: JSON.stringify(wish),
    }).catch(() => null);

  const move = async (date: PlannedDate, to: string, scope: Scope): Promise<Moved> => {
    const response = await post(date, 'move', { start: date.start, to, scope });
    const body: unknown = await response?.json().catch(() => null);
    if (response?.ok && isRecord(body) && typeof body['start'] === 'string') return { start: body['start'] };
    if (response?.status === 401) return { message: PLANNER_TEXTS.signedOut[language], isOvertaken: false };
    return { message: messageIn(body) ?? PLANNER_TEXTS.failed[language], isOvertaken: response?.status === 409 };
  };

  const change = async (date: PlannedDate, reason: DateReason | null): Promise<Changed> => {
    const response = await post(date, 'date', { original: date.originalStart, reason });
    const body: unknown = await response?.json().catch(() => null);
    if (response?.ok && isRecord(body)) return { isPublished: body['isPublished'] === true };
    if (response?.status === 401) return { message: PLANNER_TEXTS.signedOut[language] };
    return { message: messageIn(body) ?? PLANNER_TEXTS.failed[language] };
  };

  return { place, period, isLoading, isFailed, show, reload: () => load(place), move, change };
}
