import { DAYS_AHEAD, MAX_DAYS, MAX_GUESTS } from '@liget/content-api/enquiry-limits';
import { CLOCK_TIME_PATTERN } from '@liget/content-api/vocabulary/clock-time';
import type { Messages } from '../../i18n/index.ts';
import type { FieldErrors } from '../forms/form-state.ts';
import { checkSender } from '../forms/sender.ts';

export const FIELDS = ['days', 'from', 'until', 'guests', 'name', 'email', 'phone', 'message', 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** 'HH:mm'. */
export const isClock = (value: string): boolean => CLOCK_TIME_PATTERN.test(value);
/** Whether the text is an existing date, 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  const at = DAY.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  // Browsers parse 31 April as 1 May.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** The last day that can be requested; both are 'YYYY-MM-DD'. */
export const getLastDay = (today: string): string => new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

/** The days of a form, from one field or several: sorted, without duplicates. Invalid texts stay, so that the check reports them. */
export function parseDays(value: string): string[] {
  return [...new Set(value.split(/[\s,]+/).filter(Boolean))].toSorted();
}

/** The number of guests as typed; NaN if it is not a number. */
export const parseGuests = (value: string): number => (/^\d{1,6}$/.test(value) ? Number(value) : Number.NaN);

/** Validation errors that need no content service. `today` is 'YYYY-MM-DD' in Budapest. */
export function checkEnquiry(
  values: Record<Field, string>,
  messages: Pick<Messages, 'enquiries' | 'forms'>,
  today: string,
): FieldErrors<Field> {
  const {
    enquiries: { form },
  } = messages;
  const days = parseDays(values.days);
  const guests = parseGuests(values.guests);
  const isReadable = days.length > 0 && days.length <= MAX_DAYS && days.every(isDay);
  const hasTimes = isClock(values.from) && isClock(values.until);
  return {
    ...(isReadable ? {} : { days: days.every(isDay) ? form.daysMissing : form.daysUnreadable }),
    ...(isReadable && days.some((day) => day < today) ? { days: form.daysPast } : {}),
    ...(isReadable && days.some((day) => day > getLastDay(today)) ? { days: form.daysFar } : {}),
    ...(isClock(values.from) ? {} : { from: form.fromMissing }),
    ...(isClock(values.until) ? {} : { until: form.untilMissing }),
    ...(hasTimes && values.from >= values.until ? { until: form.untilBefore } : {}),
    ...(guests >= 1 && guests <= MAX_GUESTS ? {} : { guests: form.guestsMissing }),
    ...checkSender(values, messages),
  };
}
