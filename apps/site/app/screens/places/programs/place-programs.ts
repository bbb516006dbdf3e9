import type { Event } from '@liget/content-api';
import { getShownDateStatus, isOver } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { formatDayAndHour, formatProgramTime } from '../../../components/program-time.ts';
import { getCardStatus, getShownStatusAt, isUnusualStatus } from '../../../lib/shown-status.ts';
import type { FormatContext } from '../place.ts';

/** A date before the one that is told that does not take place. */
interface OffDate {
  when: string;
  /** What has become of it; when instead, and why. */
  words: string;
}

/** A program in a place's own list: shorter than a card. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  when: string;
  /** 'Megtelt', …; `null` when it takes place as planned. */
  told: string | null;
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
          words: [messages.programs.status[word], instead, date.status_note].filter(Boolean).join(' · '),
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
    told: isUnusualStatus(status) ? context.messages.programs.status[status] : null,
    off: listOffDates(event, context),
  };
}
