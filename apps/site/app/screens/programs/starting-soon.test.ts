import { expect, test } from 'vitest';
import { startingSoon } from './starting-soon.ts';
import { event } from './test-event.ts';

const now = Temporal.Instant.from('2026-11-20T16:30:00+01:00');
const at = (id: number, starts: string[], more: Partial<ReturnType<typeof event>> = {}) =>
  event({
    id,
    start_date: starts[0] ?? '',
    occurrences: starts.map((start_date) => ({ start_date, end_date: null, all_day: false })),
    ...more,
  });

test('what begins within two hours comes in the order of time, each with the occasion meant', () => {
  const found = startingSoon(
    [
      at(1, ['2026-11-20T18:30:00+01:00']),
      at(2, ['2026-11-20T17:00:00+01:00', '2026-11-27T17:00:00+01:00']),
      at(3, ['2026-11-13T17:00:00+01:00', '2026-11-20T18:00:00+01:00']),
      at(4, ['2026-11-20T16:30:00+01:00']),
      at(5, ['2026-11-20T18:31:00+01:00']),
      at(6, ['2026-11-20T17:15:00+01:00'], { status: 'cancelled' }),
      at(7, ['2026-11-20T17:15:00+01:00'], { status: 'sold_out' }),
    ],
    now,
  );
  expect(found.map(({ id, start_date }) => [id, start_date.slice(11, 16)])).toEqual([
    [2, '17:00'],
    [7, '17:15'],
    [3, '18:00'],
    [1, '18:30'],
  ]);
});

test('a whole day does not begin at midnight', () => {
  const eve = Temporal.Instant.from('2026-11-20T23:00:00+01:00');
  const whole = event({ occurrences: [{ start_date: '2026-11-21T00:00:00+01:00', end_date: null, all_day: true }] });
  expect(startingSoon([whole], eve)).toEqual([]);
});
