import { expect, test } from 'vitest';
import { countDaysToWeekend, getWeekendName } from './weekend.ts';

test('the weekend is the one that has begun or comes next; on a Sunday the next one', () => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  expect(weekdays.map(countDaysToWeekend)).toEqual([5, 4, 3, 2, 1, 0, 6]);
  expect(new Set(weekdays.slice(0, 6).map(getWeekendName))).toEqual(new Set(['weekend']));
  expect(getWeekendName(7)).toBe('nextWeekend');
});
