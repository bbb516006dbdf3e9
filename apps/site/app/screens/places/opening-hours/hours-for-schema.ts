import type { OpeningHours, TopLocation } from '@liget/content-api';
import { areAllDay, computeSun, findException, formatClock, isOpenAllDay, listOpeningSpans, type PlaceHours, toParkDay } from '@liget/park';

export interface SchemaHours {
  /** ISO weekdays; empty for exceptional days. */
  weekdays: number[];
  opens: string;
  closes: string;
  /** The first and last day, 'YYYY-MM-DD'; absent for the whole year. */
  from?: string;
  through?: string;
}

/** Runs of consecutive months, as [first, last]. */
function getRuns(months: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const month of [...new Set(months)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

/** schema.org's hours of a day that is open throughout; midnight to midnight means closed. */
const ALL_DAY = { opens: '00:00', closes: '23:59' };
const CLOSED = { opens: '00:00', closes: '00:00' };

function listWeeklyHours({ weekdays, months, ...hours }: OpeningHours, today: Temporal.PlainDate): SchemaHours[] {
  const { opens, closes } = areAllDay(hours) ? ALL_DAY : hours;
  if (closes === 'dusk') {
    const day = today.toString();
    const dusk = formatClock(computeSun(today).dusk);
    const isToday = weekdays.includes(today.dayOfWeek) && (months.length === 0 || months.includes(today.month));
    return isToday && opens < dusk ? [{ weekdays: [today.dayOfWeek], opens, closes: dusk, from: day, through: day }] : [];
  }
  if (months.length === 0) return [{ weekdays, opens, closes }];
  return getRuns(months).map(([first, last]) => {
    const end = Temporal.PlainYearMonth.from({ year: today.year, month: last });
    return {
      weekdays,
      opens,
      closes,
      from: `${today.year}-${String(first).padStart(2, '0')}-01`,
      through: end.toPlainDate({ day: end.daysInMonth }).toString(),
    };
  });
}

/** The weekly hours in schema.org's form for the year of `now`: seasons as first and last day, dusk as today's time. */
export function toSchemaHours({ hours }: Pick<TopLocation, 'hours'>, now: Temporal.Instant): SchemaHours[] {
  return hours.flatMap((entry) => listWeeklyHours(entry, toParkDay(now)));
}

const LOOK_AHEAD = 60;

/** The exceptional days of the next two months. */
export function toSchemaExceptions(place: PlaceHours, now: Temporal.Instant): SchemaHours[] {
  const today = toParkDay(now);
  return Array.from({ length: LOOK_AHEAD }, (_, days) => today.add({ days })).flatMap((day) => {
    if (!findException(place, day)) return [];
    const dates = { weekdays: [], from: day.toString(), through: day.toString() };
    if (isOpenAllDay(place, day)) return [{ ...dates, ...ALL_DAY }];
    const spans = listOpeningSpans(place, day);
    if (spans.length === 0) return [{ ...dates, ...CLOSED }];
    return spans.map(({ from, to }) => ({ ...dates, opens: formatClock(from), closes: formatClock(to) }));
  });
}
