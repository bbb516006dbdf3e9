import { describe, expect, test } from 'vitest';
import type { EventTimes } from './event-dates.ts';
import { expandOccurrences } from './event-times.ts';
import type { Scope } from './move-scopes.ts';
import { moveTimes } from './moved-times.ts';

const at = (day: string, time = '12:00') =>
  new Date(Temporal.ZonedDateTime.from(`${day}T${time}[Europe/Budapest]`).epochMilliseconds).toISOString();
const wall = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Budapest').toPlainDateTime().toString().slice(0, 16);

/** All starts in Budapest's time, and whether the rule still exists. */
function move(times: EventTimes, [day, time]: [string, string], to: string, scope: Scope) {
  const moved = moveTimes(times, { start: at(day, time), to: Temporal.PlainDate.from(to), scope });
  if (!moved) return null;
  return { starts: expandOccurrences(moved).map(({ start }) => wall(start)), kind: moved.recurrence?.kind ?? 'none', moved };
}

/** Four Saturdays at ten; the clocks change on 28 March. */
const SATURDAYS: EventTimes = {
  dates: [],
  recurrence: {
    kind: 'weekly',
    every: 1,
    weekdays: ['6'],
    from: at('2027-03-13'),
    until: at('2027-04-03'),
    startTime: '10:00',
    endTime: '11:00',
    excluded: [],
  },
};
const toTimes = (...days: string[]) => days.map((day) => `${day}T10:00`);

describe('moveTimes', () => {
  test('keeps the time of day across a clock change, and moves the end along', () => {
    const times = { dates: [{ id: 'row', start: at('2027-03-27', '18:00'), end: at('2027-03-28', '01:00'), allDay: false }] };
    const moved = move(times, ['2027-03-27', '18:00'], '2027-03-28', 'one');
    expect(moved?.moved.dates).toEqual([{ id: 'row', start: at('2027-03-28', '18:00'), end: at('2027-03-29', '01:00'), allDay: false }]);
  });

  test('of a rule’s date excludes its day from the rule and keeps the others', () => {
    const moved = move(SATURDAYS, ['2027-03-20', '10:00'], '2027-03-21', 'one');
    expect(moved).toMatchObject({ starts: toTimes('2027-03-13', '2027-03-21', '2027-03-27', '2027-04-03'), kind: 'weekly' });
    expect(moved?.moved.dates).toMatchObject([{ start: at('2027-03-21', '10:00'), end: at('2027-03-21', '11:00') }]);
    // And back again.
    const back = moved && move(moved.moved, ['2027-03-21', '10:00'], '2027-03-20', 'one');
    expect(back?.starts).toEqual(toTimes('2027-03-13', '2027-03-20', '2027-03-27', '2027-04-03'));
  });

  test('of a date that replaced one of the rule does not restore the rule’s own', () => {
    const times = { ...SATURDAYS, dates: [{ start: at('2027-03-20', '10:00'), end: at('2027-03-20', '15:00') }] };
    expect(move(times, ['2027-03-20', '10:00'], '2027-03-21', 'one')?.starts).toEqual(
      toTimes('2027-03-13', '2027-03-21', '2027-03-27', '2027-04-03'),
    );
  });

  test('of the last date of a rule removes the rule', () => {
    const once = { recurrence: { ...SATURDAYS.recurrence, until: at('2027-03-13') } };
    expect(move(once, ['2027-03-13', '10:00'], '2027-03-14', 'one')).toMatchObject({ starts: toTimes('2027-03-14'), kind: 'none' });
  });

  test('of all dates moves the rule and its excluded days', () => {
    const times = { ...SATURDAYS, recurrence: { ...SATURDAYS.recurrence, excluded: [{ day: at('2027-03-27') }] } };
    const moved = move(times, ['2027-03-20', '10:00'], '2027-03-22', 'all');
    expect(moved).toMatchObject({ starts: toTimes('2027-03-15', '2027-03-22', '2027-04-05'), kind: 'weekly', moved: { dates: [] } });
    expect(moved?.moved.recurrence).toMatchObject({ weekdays: ['1'], excluded: [{ day: at('2027-03-29') }] });
  });

  test('of all dates also works back across a Sunday', () => {
    expect(move(SATURDAYS, ['2027-03-20', '10:00'], '2027-03-14', 'all')).toMatchObject({
      starts: toTimes('2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28'),
      kind: 'weekly',
    });
  });

  test('of all dates lists them one by one if no rule produces the result', () => {
    const monthly = {
      ...SATURDAYS.recurrence,
      kind: 'monthly' as const,
      weekdays: ['7'],
      monthWeek: '1' as const,
      until: at('2027-08-30'),
    };
    const moved = move({ recurrence: monthly }, ['2027-04-04', '10:00'], '2027-04-05', 'all');
    // The Monday after the first Sunday; in August the first Monday is the day after the first Sunday, in most months it is not.
    expect(moved?.starts).toEqual(toTimes('2027-04-05', '2027-05-03', '2027-06-07', '2027-07-05', '2027-08-02'));
    const fortnight = { ...SATURDAYS.recurrence, every: 2, weekdays: ['1', '5'], from: at('2027-03-01'), until: at('2027-03-31') };
    expect(move({ recurrence: fortnight }, ['2027-03-01', '10:00'], '2027-03-04', 'all')?.starts).toEqual(
      toTimes('2027-03-04', '2027-03-08', '2027-03-18', '2027-03-22', '2027-04-01'),
    );
  });

  test('of the following dates keeps the rule for those before', () => {
    const moved = move(SATURDAYS, ['2027-03-27', '10:00'], '2027-03-28', 'following');
    expect(moved).toMatchObject({ starts: toTimes('2027-03-13', '2027-03-20', '2027-03-28', '2027-04-04'), kind: 'weekly' });
    expect(move(SATURDAYS, ['2027-03-13', '10:00'], '2027-03-14', 'following')).toMatchObject({
      starts: toTimes('2027-03-14', '2027-03-21', '2027-03-28', '2027-04-04'),
      kind: 'weekly',
      moved: { dates: [] },
    });
  });

  test('of the following or all dates works for dates entered one by one', () => {
    const times = { dates: ['2027-05-01', '2027-05-08', '2027-05-15'].map((day) => ({ start: at(day, '10:00') })) };
    expect(move(times, ['2027-05-08', '10:00'], '2027-05-09', 'following')?.starts).toEqual(
      toTimes('2027-05-01', '2027-05-09', '2027-05-16'),
    );
    expect(move(times, ['2027-05-08', '10:00'], '2027-05-09', 'all')?.starts).toEqual(toTimes('2027-05-02', '2027-05-09', '2027-05-16'));
  });

  test('returns null if the event has no such date', () => {
    expect(move(SATURDAYS, ['2027-03-20', '11:00'], '2027-03-21', 'one')).toBeNull();
  });
});

test('moves exactly the requested dates by exactly the requested days', () => {
  const kinds = [
    { kind: 'daily', every: 3 },
    { kind: 'weekly', every: 2, weekdays: ['1', '5', '7'] },
    { kind: 'monthly', every: 1, weekdays: ['2', '6'], monthWeek: 'last' },
    { kind: 'monthly', every: 1, weekdays: ['7'], monthWeek: '1' },
  ] as const;
  for (const rule of kinds) {
    const times: EventTimes = {
      dates: [{ start: at('2027-03-30', '15:00'), end: at('2027-03-30', '16:00') }],
      recurrence: {
        ...rule,
        weekdays: 'weekdays' in rule ? [...rule.weekdays] : [],
        from: at('2027-02-03'),
        until: at('2027-07-20'),
        startTime: '10:00',
        endTime: '11:30',
        excluded: [{ day: at('2027-03-01') }],
      },
    };
    const before = expandOccurrences(times).map(({ start }) => wall(start));
    for (const [index, picked] of before.entries())
      for (const days of index % 3 === 0 ? [-8, 1, 30] : [])
        for (const scope of ['one', 'following', 'all'] as const) {
          const [day = '', time = ''] = picked.split('T');
          const isMoved = (position: number) => (scope === 'one' ? position === index : scope === 'all' || position >= index);
          const expected = before.map((start, position) =>
            isMoved(position) ? Temporal.PlainDateTime.from(start).add({ days }).toString().slice(0, 16) : start,
          );
          const moved = move(times, [day, time], Temporal.PlainDate.from(day).add({ days }).toString(), scope);
          // Two dates that meet at the same time become one.
          expect([rule.kind, picked, days, scope, moved?.starts]).toEqual([
            rule.kind,
            picked,
            days,
            scope,
            [...new Set(expected)].toSorted(),
          ]);
        }
  }
});

describe('the change of a date', () => {
  const original = at('2027-03-20', '10:00');
  const cancelled: EventTimes = { ...SATURDAYS, changedDates: [{ id: 'row', original, status: 'cancelled', note: 'Vihar lesz.' }] };
  const newStart = at('2027-03-22', '15:00');
  const rescheduled: EventTimes = { ...SATURDAYS, changedDates: [{ original, status: 'rescheduled', newStart, note: 'Vihar lesz.' }] };
  const listErrors = (times: EventTimes) => expandOccurrences(times).map(({ start, status }) => [wall(start), status]);

  test('moves with the date to another day, and stays with dates that stay', () => {
    for (const scope of ['one', 'following', 'all'] as const) {
      const moved = move(cancelled, ['2027-03-20', '10:00'], '2027-03-21', scope);
      expect(moved?.moved.changedDates).toEqual([
        { ...cancelled.changedDates?.[0], original: at('2027-03-21', '10:00'), newStart: null, newEnd: null },
      ]);
      expect(listErrors(moved?.moved ?? {})).toContainEqual(['2027-03-21T10:00', 'cancelled']);
    }
    const other = move(cancelled, ['2027-03-27', '10:00'], '2027-03-28', 'one');
    expect(listErrors(other?.moved ?? {})).toContainEqual(['2027-03-20T10:00', 'cancelled']);
  });

  test('of a moved date moves its new time on, and keeps its original one', () => {
    const moved = move(rescheduled, ['2027-03-22', '15:00'], '2027-03-23', 'one');
    expect(listErrors(moved?.moved ?? {})).toEqual([
      ['2027-03-13T10:00', 'scheduled'],
      ['2027-03-20T10:00', 'moved'],
      ['2027-03-23T15:00', 'rescheduled'],
      ['2027-03-27T10:00', 'scheduled'],
      ['2027-04-03T10:00', 'scheduled'],
    ]);
  });
});
