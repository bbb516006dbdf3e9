'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { isRecord } from '../../../../platform/is-record.ts';
import type { Period } from '../period.ts';
import { listShownDays, type View } from './days.ts';

const isPeriod = (body: unknown): body is Period => isRecord(body) && Array.isArray(body['dates']);
export interface Place {
  day: string;
  view: View;
}

/** The shown period and its requests. */
export function usePlanner(first: Period, initial: Place) {
  const { config } = useConfig();
  const events = `${config.routes.api}/events`;
  const [place, setPlace] = useState(initial);
  const [period, setPeriod] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const requestNumber = useRef(0);

  const load = useCallback(
    async ({ day, view }: Place): Promise<Period | null> => {
      const days = listShownDays(day, view);
      const query = new URLSearchParams({ from: days[0] ?? day, to: days.at(-1) ?? day });
      requestNumber.current += 1;
      const ownNumber = requestNumber.current;
      setIsLoading(true);
      const response = await fetch(`${events}/calendar?${query}`).catch(() => null);
      const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
      // After fast paging only the last requested page is shown.
      if (ownNumber !== requestNumber.current) return null;
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

  return { place, period, isLoading, isFailed, show, reload: () => load(place) };
}
