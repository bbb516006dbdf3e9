import { ZONE } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { today } from '../dates.ts';
import { readSeedContent } from '../seed-content.ts';
import { isHoliday } from './holidays.ts';
import { listProgramTimes } from './program-times.ts';

const content = readSeedContent();
const DAYS = 56;
const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();

/** The days, counted from the first start, on which something begins; lasting events do not count. */
function livelyDays(now: Temporal.Instant): Set<number> {
  const getTimes = listProgramTimes(content, now);
  const seedEvents = content.events.filter(
    ({ when, status = 'scheduled' }) => when.kind === 'occurrences' && status !== 'cancelled' && status !== 'postponed',
  );
  const starts = seedEvents.flatMap((event) => {
    const { occurrences, changedDate } = getTimes(event);
    const isOff = (start: string) => start === changedDate?.original && changedDate.status !== 'sold_out';
    return occurrences.map(({ start }) => start).filter((start) => !isOff(start));
  });
  return new Set(starts.map((start) => today(now).until(toDay(start)).days));
}

/** A Monday to a Sunday, so that each weekday is once the day of the first start; before a clock change and at the end of a year. */
const firstDays = ['2026-10-19', '2026-12-28'].flatMap((monday) =>
  Array.from({ length: 7 }, (_, day) => Temporal.PlainDate.from(monday).add({ days: day })),
);

const named = firstDays.map((date) => ({ date, name: date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }) }));

describe.each(named)('first start on $name', ({ date }) => {
  const now = date.toZonedDateTime({ timeZone: ZONE, plainTime: '00:10' }).toInstant();
  const lively = livelyDays(now);

  test('today, tomorrow and each of the next fifty-six days have events, except holidays', () => {
    const days = Array.from({ length: DAYS + 1 }, (_, day) => day);
    expect(days.filter((day) => !lively.has(day) && !isHoliday(date.add({ days: day })))).toEqual([]);
  });

  test('both days of the weekend have events', () => {
    const saturday = Math.max(0, 6 - date.dayOfWeek);
    expect(lively.has(saturday)).toBe(true);
    expect(lively.has(7 - date.dayOfWeek)).toBe(true);
  });
});

test('a weekend has two days, whenever the first start is', () => {
  const weekends = content.events.filter(
    ({ when }) => when.kind === 'span' && typeof when.from !== 'number' && typeof when.to !== 'number',
  );
  expect(weekends.length).toBeGreaterThan(0);
  const starts = Array.from({ length: 60 }, (_, day) => Temporal.PlainDate.from('2026-11-20').add({ days: day }));
  const lengths = starts.flatMap((day) => {
    const getTimes = listProgramTimes(content, day.toZonedDateTime({ timeZone: ZONE, plainTime: '08:00' }).toInstant());
    return weekends.flatMap((event) => getTimes(event).occurrences.map(({ start, end = start }) => toDay(start).until(toDay(end)).days));
  });
  expect(new Set(lengths)).toEqual(new Set([1]));
});

test('a cancelled, a moved and a full date are among the dates of their events, each with its reason in both languages', () => {
  const now = Temporal.Instant.from('2026-11-22T08:00:00Z');
  const getTimes = listProgramTimes(content, now);
  const changed = content.events.flatMap((event) => {
    const { occurrences, changedDate } = getTimes(event);
    return changedDate ? [{ event, changedDate, starts: occurrences.map(({ start }) => start) }] : [];
  });
  expect(changed.map(({ changedDate: { status } }) => status).toSorted()).toEqual(['cancelled', 'rescheduled', 'sold_out']);
  for (const { event, changedDate, starts } of changed) {
    expect([event.key, starts.indexOf(changedDate.original), starts.length > 2]).toEqual([event.key, 1, true]);
    expect([event.key, event.dateNote?.hu !== '', event.dateNote?.en !== '', event.dateNote !== undefined]).toEqual([
      event.key,
      true,
      true,
      true,
    ]);
    expect(starts).not.toContain(changedDate.newStart);
  }
});
