import { ZONE } from '@liget/park/time';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { ImportedDate, Recurrence } from '../../dates/event-dates.ts';
import { isOnNextDay, seemsSwapped } from '../../dates/overnight.ts';
import { parseMonthWeek } from '../../dates/recurrence.ts';
import type { ImportedFields } from '../imported-event.ts';
import {
  type Cell,
  type DayTime,
  isEndOfDay,
  parseDayTime,
  parseFlag,
  parseInstant,
  parseList,
  parseTime,
  parseWord,
  parseWords,
} from './cells.ts';
import type { Cells, RowErrors } from './errors.ts';

const formatClock = (time: Temporal.PlainTime | null) => (time ? time.toString().slice(0, 5) : null);

const formatSwapped = (start: Temporal.PlainTime, end: Temporal.PlainTime): Label => {
  const [from, to] = [formatClock(start), formatClock(end)];
  return label(
    `${to} nem későbbi a kezdeténél (${from}). Ha csak másnap ér véget, a napját is írja ide.`,
    `${to} is not later than its start (${from}). If it ends on the next day, write the day here, too.`,
  );
};

/** The end may be only a time: on the same day, or during the night after it. */
function parseEnd(text: string, start: DayTime): Cell<DayTime> {
  if (isEndOfDay(text)) return { value: { day: start.day.add({ days: 1 }), time: new Temporal.PlainTime() } };
  const time = parseTime(text);
  if ('error' in time) return parseDayTime(text);
  if (start.time !== null && seemsSwapped(start.time, time.value)) return { error: formatSwapped(start.time, time.value) };
  const isSameDay = start.time !== null && !isOnNextDay(start.time, time.value);
  return { value: { day: isSameDay ? start.day : start.day.add({ days: 1 }), time: time.value } };
}

interface RowTimes {
  start: DayTime;
  end: DayTime | null;
  allDay: boolean;
}

function read(cells: Cells, errors: RowErrors): RowTimes | null {
  const start = errors.read(cells, 'start', parseDayTime);
  if (!start) {
    if (!cells.has('start') && cells.has('end'))
      errors.add('start', label('hiányzik, pedig a vége meg van adva.', 'is missing, though the end is given.'));
    return null;
  }
  const end = errors.read(cells, 'end', (text) => parseEnd(text, start)) ?? null;
  const allDayFlag = errors.read(cells, 'allDay', parseFlag);
  if (allDayFlag === false && start.time === null) errors.add('start', label('az órája hiányzik.', 'its time is missing.'));
  return { start, end, allDay: allDayFlag ?? start.time === null };
}

const startOfDay = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(ZONE).epochMilliseconds).toISOString();

/** The date of a line; `undefined` if it has none or an invalid one. */
export function readDate(cells: Cells, errors: RowErrors): ImportedDate | undefined {
  const found = read(cells, errors);
  if (!found) return undefined;
  const { start, end, allDay } = found;
  if (allDay) return { start: startOfDay(start.day), end: end ? startOfDay(end.day) : null, allDay };
  const from = parseInstant(start);
  const to = end ? parseInstant({ day: end.day, time: end.time ?? new Temporal.PlainTime(23, 59) }) : null;
  if ('error' in from) errors.add('start', from.error);
  if (to && 'error' in to) errors.add('end', to.error);
  return 'value' in from ? { start: from.value, end: to && 'value' in to ? to.value : null, allDay } : undefined;
}

/** Rules store days as instants; noon is the same day in every time zone of an editor. */
const toNoon = (day: Temporal.PlainDate) =>
  new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).epochMilliseconds).toISOString();

const readDay = (text: string): Cell<Temporal.PlainDate> => {
  const found = parseDayTime(text);
  return 'error' in found ? found : { value: found.value.day };
};
function readDays(text: string): Cell<Temporal.PlainDate[]> {
  // Hungarian dates end with a dot and are separated by commas.
  const found = parseList(text).map(readDay);
  const wrong = found.find((cell) => 'error' in cell);
  return wrong ?? { value: found.flatMap((cell) => ('value' in cell ? [cell.value] : [])) };
}
const parseCount = (text: string): Cell<number> =>
  /^[1-9]\d?$/.test(text)
    ? { value: Number(text) }
    : { error: label(`„${text}” helyett 1 és 99 közötti egész számot írjon.`, `Write a whole number from 1 to 99 instead of ‘${text}’.`) };

const NONE: Recurrence = { kind: 'none' };

function readRule(cells: Cells, kind: 'daily' | 'weekly' | 'monthly', errors: RowErrors): Recurrence | null {
  const found = read(cells, errors);
  const until = errors.read(cells, 'until', readDay);
  const monthWeek = errors.read(cells, 'monthWeek', (text) => parseWord('monthWeek', text));
  const excluded = errors.read(cells, 'excluded', readDays) ?? [];
  const weekdays = errors.read(cells, 'weekdays', (text) => parseWords('weekdays', text));
  if (!cells.has('until')) errors.add('until', label('ismétlődő programnál ezt is adja meg.', 'needed for recurring events.'));
  if (kind === 'monthly' && !cells.has('monthWeek'))
    errors.add('monthWeek', label('havonta ismétlődő programnál ezt is adja meg.', 'needed for monthly events.'));
  if (!found) {
    if (!cells.has('start')) errors.add('start', label('hiányzik az első alkalom.', 'the first date is missing.'));
    return null;
  }
  const { start, end } = found;
  if (start.time === null) {
    errors.add('start', label('ismétlődő programnál órát is adjon meg.', 'recurring events need a time, too.'));
    return null;
  }
  return {
    kind,
    every: errors.read(cells, 'every', parseCount) ?? 1,
    ...(kind === 'daily' ? {} : { weekdays: weekdays ?? [String(start.day.dayOfWeek)] }),
    ...(kind === 'monthly' ? { monthWeek: parseMonthWeek(monthWeek) } : {}),
    from: toNoon(start.day),
    until: until ? toNoon(until) : null,
    startTime: formatClock(start.time),
    endTime: formatClock(end?.time ?? null),
    excluded: excluded.map((day) => ({ day: toNoon(day) })),
  };
}

/** The times of an event from its line; `undefined` if it has none. */
export function readTimes(cells: Cells, errors: RowErrors): ImportedFields['times'] {
  const kind = errors.read(cells, 'recurrence', (text) => parseWord('recurrence', text)) ?? 'none';
  if (kind === 'daily' || kind === 'weekly' || kind === 'monthly') {
    const recurrence = readRule(cells, kind, errors);
    return recurrence ? { dates: [], recurrence } : undefined;
  }
  const date = readDate(cells, errors);
  return date ? { dates: [date], recurrence: NONE } : undefined;
}
