import { DAYS_AHEAD, MAX_DAYS, MAX_GUESTS } from '@liget/content-api/enquiry-limits';
import type { Messages } from '../../i18n/index.ts';
import type { FieldErrors } from '../forms/form-state.ts';
import { checkSender } from '../forms/sender.ts';

export const FIELDS = ['days', 'from', 'until', 'guests', 'name', 'email', 'phone', 'message', 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** 'HH:mm'. */
export const isClock = (value: string): boolean => CLOCK.test(value);
/** A day that there is, as 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  const at = DAY.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  // Of the thirty-first of a shorter month browsers make a day of the next one.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** The last day that can be asked for. `today` and what is answered are 'YYYY-MM-DD'. */
export const getLastDay = (today: string): string => new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

/** The days of a form, which come in one field or in several: in order, each once. What is no day stays, to be refused. */
export function parseDays(value: string): string[] {
  return [...new Set(value.split(/[\s,]+/).filter(Boolean))].toSorted();
}

/** A number of guests as a visitor writes it; NaN when it is none. */
export const parseGuests = (value: string): number => (/^\d{1,6}$/.test(value) ? Number(value) : Number.NaN);

/** The errors that can be found without the content service. `today` is 'YYYY-MM-DD' in Budapest. */
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
