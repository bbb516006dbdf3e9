'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { Period } from '../planned-date.ts';
import { listShownDays, type View } from './days.ts';

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
      const loaded = Period.safeParse(body);
      setIsFailed(!loaded.success);
      if (!loaded.success) return null;
      setPeriod(loaded.data);
      return loaded.data;
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
