import type { Fact, Locale } from '@liget/content-api';
import { getDateFormat } from '@liget/park/date-format';
import { getFieldLang } from '../../../lib/language/field-lang.ts';

/** Beginnings of names, so that Hungarian suffixes and English plurals match too. */
const WEEKDAYS = {
  hu: ['hétfő', 'kedd', 'szerd', 'csütörtök', 'péntek', 'szombat', 'vasárnap'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
} as const;
const listMonthNames = (locale: Locale) => {
  const format = getDateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)).toLowerCase());
};
const MONTHS = { hu: listMonthNames('hu'), en: listMonthNames('en') } as const;
const DAILY = { hu: /minden ?nap|naponta/, en: /daily|every day/ } as const;
const WEEKEND = { hu: /hétvég/, en: /weekend/ } as const;
const WORKDAYS = { hu: /hétköznap|munkanap/, en: /weekdays|working days/ } as const;
const RANGE = /^[\p{L}.]*\s*(?:[–-]|to|until|through)\s*$/u;

/** The numbers (from 1) of the names in a text. Names with a dash or 'to' between them are a range, also across the end of the year. */
function parseNumbers(text: string, names: readonly string[]): number[] {
  const found = names
    .map((name, index) => ({ number: index + 1, at: text.indexOf(name), end: text.indexOf(name) + name.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found.flatMap(({ number, at }, index) => {
    const before = found[index - 1];
    if (!before || !RANGE.test(text.slice(before.end, at))) return [number];
    const length = (number - before.number + names.length) % names.length;
    return Array.from({ length }, (_, step) => ((before.number + step) % names.length) + 1);
  });
}

/** Whether a row of opening hours applies on a day, judged by the days and months in its label ('Kedd–vasárnap', 'April to October, daily'). */
export function isForDay(label: string, { dayOfWeek, month }: Pick<Temporal.PlainDate, 'dayOfWeek' | 'month'>, locale: Locale): boolean {
  const text = label.toLowerCase();
  const isDaily = DAILY[locale].test(text);
  const weekdays = [
    ...parseNumbers(text, WEEKDAYS[locale]),
    ...(WEEKEND[locale].test(text) ? [6, 7] : []),
    ...(WORKDAYS[locale].test(text) ? [1, 2, 3, 4, 5] : []),
  ];
  const months = parseNumbers(text, MONTHS[locale]);
  if (!isDaily && weekdays.length === 0 && months.length === 0) return false;
  return (weekdays.length === 0 || weekdays.includes(dayOfWeek)) && (months.length === 0 || months.includes(month));
}

export interface OpeningRow extends Fact {
  /** Unset in rows that `markToday` has not checked. */
  isToday?: boolean;
}

export function markToday(rows: readonly Fact[], today: Temporal.PlainDate, locale: Locale): OpeningRow[] {
  return rows.map((row) => ({ ...row, isToday: isForDay(row.label, today, getFieldLang(row, 'label', locale) ?? locale) }));
}
