import type { Event, Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import { clockTime, dayAndWeekday, longDate } from '../../lib/dates.ts';
import type { Wording } from './place.ts';

/** A program in a place's own list: shorter than a card. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  when: string;
  isCancelled: boolean;
}

const startTime = (event: Event) =>
  event.occurrences.some((occasion) => occasion.start_date === event.start_date && occasion.all_day)
    ? ''
    : clockTime(event.start_date).replace('00:00', '');

function dayAndTime(event: Event, locale: Locale): string {
  return [dayAndWeekday(event.start_date, locale), startTime(event)].filter(Boolean).join(' ');
}

/** When it is: the editors' words, the last day of what has begun and lasts, or the next occasion. */
function when(event: Event, { locale, now, messages }: Wording): string {
  if (event.date && (event.text_date_only || event.constant)) return event.date;
  const t = createTranslator({ locale, messages, namespace: 'places' });
  const hasBegun = Temporal.Instant.compare(Temporal.Instant.from(event.start_date), now) <= 0;
  if (event.interval && hasBegun)
    return event.end_date ? t('until', { date: longDate(event.end_date, locale).replace(/\.$/, '') }) : t('ongoing');
  return dayAndTime(event, locale);
}

export function toPlaceProgram(event: Event, wording: Wording): PlaceProgram {
  return { id: event.id, url: event.url, title: event.name, when: when(event, wording), isCancelled: event.status === 'cancelled' };
}
