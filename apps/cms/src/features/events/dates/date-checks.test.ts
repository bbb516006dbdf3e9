import { describe, expect, test } from 'vitest';
import { checkDates, checkRainDate } from './date-checks.ts';
import type { EventTimes } from './event-dates.ts';
import { MAX_OCCURRENCES } from './recurrence.ts';

const START = '2026-12-01T17:00:00.000Z';
const listErrors = (times: EventTimes) => checkDates(times).map(({ path, field, message }) => `${path}, ${field.en}: ${message.en}`);
const daily = { kind: 'daily', from: '2026-01-01T11:00:00Z', until: '2026-01-02T11:00:00Z', startTime: '10:00' } as const;

describe('checkDates', () => {
  test('accepts a date or a rule', () => {
    expect([listErrors({ dates: [{ start: START }] }), listErrors({ recurrence: daily })]).toEqual([[], []]);
  });

  test('requires at least one of them', () => expect(listErrors({})).toEqual(['dates, Dates: Give at least one date or a recurrence.']));

  test('names each date that ends before it begins, and accepts equal times', () => {
    const wrong = { start: START, end: '2026-12-01T16:59:00.000Z' };
    expect(listErrors({ dates: [wrong, { start: START, end: START }, { end: START }, wrong] })).toEqual([
      'dates.0.end, End: An event cannot end before it starts.',
      'dates.3.end, End: An event cannot end before it starts.',
    ]);
  });

  test('requires an end with a rule, while a single date may lack it', () => {
    expect(listErrors({ dates: [{ start: START }], openEnded: true })).toEqual([]);
    expect(listErrors({ recurrence: daily, openEnded: true })).toEqual([expect.stringMatching(/^openEnded, Has no end yet: The dates of/)]);
  });

  test.each([
    [{ ...daily, startTime: '' }, 'recurrence.from, Recurrence: Give the first day, the last day and the starting time.'],
    [{ ...daily, every: 0 }, 'recurrence.every, Recurrence: Give a whole number, at least 1.'],
    [{ ...daily, startTime: '25:00' }, 'recurrence.startTime, Recurrence: Write times like this: 18:30.'],
    [{ ...daily, until: '2025-12-31T11:00:00Z' }, 'recurrence.until, Recurrence: The last day cannot be before the first.'],
  ])('reports errors of a rule: %j', (recurrence, expected) => expect(listErrors({ recurrence })).toEqual([expected]));

  test(`accepts at most ${MAX_OCCURRENCES} dates, entered and recurring together`, () => {
    const dates = (length: number) => Array.from({ length }, () => ({ start: START }));
    expect(listErrors({ dates: dates(MAX_OCCURRENCES - 2), recurrence: daily })).toEqual([]);
    expect(listErrors({ dates: dates(MAX_OCCURRENCES - 1), recurrence: daily })).toEqual([
      `dates, Dates: This would make more than ${MAX_OCCURRENCES} dates; choose an earlier last day.`,
    ]);
  });
});

const [first, second] = [{ start: '2026-12-03T17:00:00.000Z' }, { start: '2026-12-05T17:00:00.000Z' }];
test.each<[string, EventTimes['rainDate'], string[]]>([
  ['no rain date', {}, []],
  ['one after the first date', { start: '2026-12-04T17:00:00.000Z', end: '2026-12-04T18:00:00.000Z' }, []],
  ['one on the first day', { start: '2026-12-03T09:00:00.000Z' }, []],
  ['a whole day', { start: '2026-12-04T17:00:00.000Z', end: '2026-12-04T16:00:00.000Z', allDay: true }, []],
  [
    'an end before the start',
    { start: '2026-12-10T17:00:00.000Z', end: '2026-12-09T18:00:00.000Z' },
    ['rainDate.end, Rain date › End: On the rain date, too, it cannot end before it starts.'],
  ],
  ['an end without a start', { end: '2026-12-10T17:00:00.000Z' }, ['rainDate.start, Rain date › Start: Give its start on the rain date.']],
  [
    'one before the first date',
    { start: '2026-12-01T17:00:00.000Z' },
    ['rainDate.start, Rain date › Start: The rain date cannot be before the first date of the event.'],
  ],
])('checkRainDate checks %s', (_, rainDate, expected) => {
  const errors = checkRainDate({ dates: [second, first], rainDate: rainDate ?? null });
  expect(errors.map(({ path, field, message }) => `${path}, ${field.en}: ${message.en}`)).toEqual(expected);
});
