import type { TimeOfDay } from '../plain-date.ts';
import { padDigits } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import type { TimeOptions } from './time-options.ts';

/** Errors of typed times (specification, section 5). */
export type TimeError = 'missing-time' | 'two-digits' | 'invalid-time' | 'missing-day-part';

export type TimeParse = { ok: true; time: TimeOfDay } | { ok: false; error: TimeError };

type Clock = Pick<TimeOptions, 'hours' | 'seconds'>;

export function formatTime(time: TimeOfDay, { hours = 24, seconds = false }: Clock, language: DateLanguage): string {
  const hour = hours === 12 ? toHour12(time.hour) : time.hour;
  const parts = [hour, time.minute, ...(seconds ? [time.second] : [])].map((part) => padDigits(part, 2)).join(':');
  return hours === 12 ? `${parts} ${language.dayParts[time.hour < 12 ? 0 : 1]}` : parts;
}

/** Parses two digits per part; hours 0–23, or 1–12 with AM or PM (in Hungarian also de. or du.). */
export function parseTime(text: string, { hours = 24, seconds = false }: Clock, language: DateLanguage): TimeParse {
  const [, digits = '', dayPart = ''] = /^([\d:]*)\s*(.*)$/.exec(text.trim()) ?? [];
  if (digits === '') return { ok: false, error: 'missing-time' };
  const parts = digits.split(':');
  if (parts.length !== (seconds ? 3 : 2) || parts.some((part) => part.length !== 2)) return { ok: false, error: 'two-digits' };
  const [hour = 0, minute = 0, second = 0] = parts.map(Number);
  if (minute > 59 || second > 59) return { ok: false, error: 'invalid-time' };
  if (hours === 24) {
    return hour > 23 || dayPart !== '' ? { ok: false, error: 'invalid-time' } : { ok: true, time: { hour, minute, second } };
  }
  if (hour < 1 || hour > 12) return { ok: false, error: 'invalid-time' };
  if (dayPart === '') return { ok: false, error: 'missing-day-part' };
  const half = getHalfOfDay(dayPart, language);
  if (half === undefined) return { ok: false, error: 'invalid-time' };
  return { ok: true, time: { hour: (hour % 12) + 12 * half, minute, second } };
}

/** 12 means 0 on a twelve-hour clock. */
export const toHour12 = (hour: number): number => hour % 12 || 12;

function getHalfOfDay(text: string, language: DateLanguage): 0 | 1 | undefined {
  const normalise = (name: string) => name.toLocaleLowerCase(language.locale).replaceAll('.', '');
  if ([normalise(language.dayParts[0]), 'am'].includes(normalise(text))) return 0;
  return [normalise(language.dayParts[1]), 'pm'].includes(normalise(text)) ? 1 : undefined;
}
