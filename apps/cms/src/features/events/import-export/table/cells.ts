import { fold } from '@liget/language';
import { ZONE } from '@liget/park/time';
import { ACCESSIBILITY, EVENT_STATUSES, WEEKDAYS } from '../../../../platform/fields/choices/choices.ts';
import { readTypedDate, TYPED_DATE_ERRORS, type TypedDate } from '../../../../platform/fields/dates/typed-date.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';

/** The value of a cell, or its error. */
export type Cell<Value> = { value: Value } | { error: Label };

const refuse = (hu: string, en: string): { error: Label } => ({ error: label(hu, en) });
const quote = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A day, and the time of day if the cell has one. */
export interface DayTime {
  day: Temporal.PlainDate;
  time: Temporal.PlainTime | null;
}

const DAY_TIME = /^(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?,?(?:[T\s]+(\S+))?$/;
const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?$/;
/** The midnight at the end of a day, as schedules write it. */
const END_OF_DAY = /^24[:.]00(?::00)?$/;
export const isEndOfDay = (text: string): boolean => END_OF_DAY.test(text);
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

export function parseTime(text: string): Cell<Temporal.PlainTime> {
  const [, hour, minute] = TIME.exec(text) ?? [];
  if (hour === undefined || minute === undefined)
    return refuse(`„${quote(text)}” nem időpont. Így írja: 18:30.`, `‘${quote(text)}’ is no time. Write it like this: 18:30.`);
  if (Number(hour) > 23 || Number(minute) > 59) return refuse(`Nincs ilyen időpont: ${text}.`, `There is no such time: ${text}.`);
  return { value: new Temporal.PlainTime(Number(hour), Number(minute)) };
}

const toDayTime = ({ year, month, day, time }: TypedDate): Cell<DayTime> => ({
  value: { day: new Temporal.PlainDate(year, month, day), time: time ? new Temporal.PlainTime(time.hour, time.minute) : null },
});
/** Dates of a table must have a year, because it is unknown when the table was written. */
const YEAR = /(?<!\d)\d{4}(?!\d)/;

/** Parses formats of date fields: `2027. június 4. 20:00`, `2027. 06. 04. 20 óra`. */
function parseDayTimeWords(text: string): Cell<DayTime> {
  const today = { year: FIRST_YEAR, month: 1, day: 1 };
  const parsed = YEAR.test(text) ? readTypedDate(text, { dayOnly: false, today }) : 'unreadable';
  const read = parsed === 'timeMissing' ? readTypedDate(text, { dayOnly: true, today }) : parsed;
  if (typeof read === 'object') return toDayTime(read);
  if (read !== 'unreadable') return { error: TYPED_DATE_ERRORS[read](quote(text)) };
  return refuse(
    `„${quote(text)}” nem dátum. Így írja: 2027. 06. 04. 20:00.`,
    `‘${quote(text)}’ is no date. Write it like this: 2027-06-04 20:00.`,
  );
}

/** Parses `2027. 06. 04. 20:00`, `2027-06-04`, `2027.06.04 20:00:00`, and formats of date fields. */
export function parseDayTime(text: string): Cell<DayTime> {
  const [, year, month, day, rest] = DAY_TIME.exec(text) ?? [];
  if (year === undefined) return parseDayTimeWords(text);
  const dateParts = { year: Number(year), month: Number(month), day: Number(day) };
  const named = `${year}. ${month}. ${day}.`;
  try {
    const date = Temporal.PlainDate.from(dateParts, { overflow: 'reject' });
    if (date.year < FIRST_YEAR || date.year > LAST_YEAR) return refuse(`Valóban ${year} az év?`, `Is the year really ${year}?`);
    if (rest === undefined) return { value: { day: date, time: null } };
    if (isEndOfDay(rest)) return { value: { day: date.add({ days: 1 }), time: new Temporal.PlainTime() } };
    const time = parseTime(rest);
    return 'error' in time ? time : { value: { day: date, time: time.value } };
  } catch {
    return refuse(`Nincs ilyen nap a naptárban: ${named}`, `There is no such day in the calendar: ${named}`);
  }
}

/** The instant of a local time in Budapest; the first one if it occurs twice. A time that a clock change skips is refused. */
export function parseInstant({ day, time }: DayTime): Cell<string> {
  const plain = day.toPlainDateTime(time ?? new Temporal.PlainTime());
  const zoned = plain.toZonedDateTime(ZONE);
  if (!zoned.toPlainDateTime().equals(plain))
    return refuse(
      `Ezen a napon nincs ${plain.toString().slice(11, 16)}: az órákat akkor állítják előre.`,
      `There is no ${plain.toString().slice(11, 16)} on this day: the clocks go forward then.`,
    );
  return { value: new Date(zoned.epochMilliseconds).toISOString() };
}

const YES = new Set(['igen', 'yes', 'i', 'y', 'x', '1', 'true', 'igaz']);
const NO = new Set(['nem', 'no', 'n', '0', 'false', 'hamis', '-']);

export function parseFlag(text: string): Cell<boolean> {
  const folded = fold(text);
  if (YES.has(folded)) return { value: true };
  if (NO.has(folded)) return { value: false };
  return refuse(`„${quote(text)}” helyett igen vagy nem álljon itt.`, `Write yes or no instead of ‘${quote(text)}’.`);
}

export const parseList = (text: string): string[] =>
  text
    .split(/[,|;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);

const mapNamesToValues = (choices: readonly { value: string; label: Label }[], more: Readonly<Record<string, string>> = {}) =>
  new Map([
    ...choices.flatMap(({ value, label: choiceLabel }) =>
      [value, choiceLabel.hu, choiceLabel.en].map((name): [string, string] => [fold(name), value]),
    ),
    ...Object.entries(more),
  ]);

const KINDS = new Map([
  ...['nem', 'nem ismetlodik', 'no', 'none'].map((name): [string, string] => [name, 'none']),
  ...['naponta', 'napi', 'minden nap', 'daily'].map((name): [string, string] => [name, 'daily']),
  ...['hetente', 'heti', 'minden heten', 'weekly'].map((name): [string, string] => [name, 'weekly']),
  ...['havonta', 'havi', 'minden honapban', 'monthly'].map((name): [string, string] => [name, 'monthly']),
]);
const DAYS = mapNamesToValues(WEEKDAYS, {
  h: '1',
  k: '2',
  sze: '3',
  cs: '4',
  p: '5',
  szo: '6',
  v: '7',
  mon: '1',
  tue: '2',
  wed: '3',
  thu: '4',
  fri: '5',
  sat: '6',
  sun: '7',
});
const MONTH_WEEKS = new Map([
  ...['elso', 'first', '1', '1.'].map((name): [string, string] => [name, '1']),
  ...['masodik', 'second', '2', '2.'].map((name): [string, string] => [name, '2']),
  ...['harmadik', 'third', '3', '3.'].map((name): [string, string] => [name, '3']),
  ...['negyedik', 'fourth', '4', '4.'].map((name): [string, string] => [name, '4']),
  ...['utolso', 'last'].map((name): [string, string] => [name, 'last']),
]);

/** The accepted words of a column by value. */
const WORDS = {
  recurrence: { known: KINDS, hint: label('naponta, hetente, havonta', 'daily, weekly, monthly') },
  weekdays: { known: DAYS, hint: label('hétfő, kedd, … vasárnap', 'Monday, Tuesday, … Sunday') },
  monthWeek: { known: MONTH_WEEKS, hint: label('első, második, harmadik, negyedik, utolsó', 'first, second, third, fourth, last') },
  accessibility: {
    // The former name of step-free access, in older exports.
    known: mapNamesToValues(ACCESSIBILITY, { 'akadalymentes megkozelites': 'step_free' }),
    hint: label(
      ACCESSIBILITY.map(({ label: choiceLabel }) => choiceLabel.hu).join(', '),
      ACCESSIBILITY.map(({ label: choiceLabel }) => choiceLabel.en).join(', '),
    ),
  },
  status: {
    known: mapNamesToValues(EVENT_STATUSES),
    hint: label(
      EVENT_STATUSES.map(({ label: choiceLabel }) => choiceLabel.hu).join(', '),
      EVENT_STATUSES.map(({ label: choiceLabel }) => choiceLabel.en).join(', '),
    ),
  },
} as const;

export function parseWord(column: keyof typeof WORDS, text: string): Cell<string> {
  const { known: words, hint } = WORDS[column];
  const value = words.get(fold(text));
  if (value !== undefined) return { value };
  return refuse(
    `„${quote(text)}” nem szerepelhet itt. Ezek közül választhat: ${hint.hu}.`,
    `‘${quote(text)}’ cannot stand here. Choose from: ${hint.en}.`,
  );
}

export function parseWords(column: keyof typeof WORDS, text: string): Cell<string[]> {
  const found = parseList(text).map((piece) => parseWord(column, piece));
  const wrong = found.find((cell) => 'error' in cell);
  if (wrong) return wrong;
  return { value: [...new Set(found.flatMap((cell) => ('value' in cell ? [cell.value] : [])))] };
}
