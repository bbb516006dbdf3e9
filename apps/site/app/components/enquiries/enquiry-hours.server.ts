import type { Locale } from '@liget/content-api';
import { findOutsideHours, formatClock, getDayStart, listOpeningSpans, type PlaceHours } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { formatDayAndWeekday } from '../../lib/dates.ts';
import type { FieldErrors } from '../forms/form-state.ts';
import { type Field, isClock, isDay, parseDays } from './enquiry.ts';

/** An error for the first requested day on which the times are outside the opening hours. Days on which the place is closed are checked elsewhere. */
export function checkHours(
  { days, from, until }: Pick<Record<Field, string>, 'days' | 'from' | 'until'>,
  place: PlaceHours,
  { locale, messages }: { locale: Locale; messages: Messages },
): FieldErrors<Field> {
  if (!isClock(from) || !isClock(until) || from >= until) return {};
  const t = createTranslator({ locale, messages, namespace: 'enquiries' });
  for (const text of parseDays(days).filter(isDay)) {
    const day = Temporal.PlainDate.from(text);
    const spans = listOpeningSpans(place, day);
    const field = spans.length > 0 ? findOutsideHours(place, day, { from, until }) : null;
    const hours = spans.map((span) => `${formatClock(span.from)}–${formatClock(span.to)}`).join(', ');
    if (field) return { [field]: t('form.outside', { day: formatDayAndWeekday(getDayStart(day).toString(), locale), hours }) };
  }
  return {};
}
