import type { Event } from '@liget/content-api';
import { getShownDateStatus, isOver } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { formatDayAndHour, formatProgramTime } from '../../../components/program-time.ts';
import { getCardStatus, getShownStatusAt, isUnusualStatus } from '../../../lib/shown-status.ts';
import type { FormatContext } from '../place.ts';

/** A cancelled or moved date before the shown one. */
interface OffDate {
  when: string;
  /** Its state, its new time and the reason. */
  text: string;
}

/** An event for a place's own list: shorter than a card. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  when: string;
  /** 'Megtelt', …; `null` when it takes place as planned. */
  statusText: string | null;
  off: OffDate[];
}

function listOffDates(event: Event, context: FormatContext): OffDate[] {
  const { locale, messages, now } = context;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  const formatTime = (iso: string, isAllDay: boolean) => formatDayAndHour(iso, context, isAllDay);
  return event.occurrences
    .filter((date) => !isOver(date, now) && Temporal.Instant.compare(date.start_date, event.start_date) < 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date))
    .flatMap((date): OffDate[] => {
      const word = getCardStatus(getShownDateStatus(event, date), 'title');
      if (!word) return [];
      const instead = date.new_start && t('newDate', { date: formatTime(date.new_start, date.all_day) });
      return [
        {
          when: formatTime(date.start_date, date.all_day),
          text: [messages.programs.status[word], instead, date.status_note].filter(Boolean).join(' · '),
        },
      ];
    });
}

export function toPlaceProgram(event: Event, context: FormatContext): PlaceProgram {
  const status = getShownStatusAt(event, event.start_date);
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    when: formatProgramTime(event, context),
    statusText: isUnusualStatus(status) ? context.messages.programs.status[status] : null,
    off: listOffDates(event, context),
  };
}
