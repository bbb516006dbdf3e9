import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { BoundedIterator, FileBudgetError } from './bounded-iterator.ts';

test('examined dates use up the budget of the file, whether they match or not', () => {
  const start = new ICAL.Time({ year: 2027, month: 3, day: 2, hour: 17, minute: 0, second: 0, isDate: false }, ICAL.Timezone.localTimezone);
  const daily = new BoundedIterator(ICAL.Recur.fromString('FREQ=DAILY'), start, { left: 3 });
  const days = [daily.next(), daily.next(), daily.next()].map(({ day }) => day);
  expect(days.at(-1)).toBe(4);
  expect(() => daily.next()).toThrow(FileBudgetError);
});
