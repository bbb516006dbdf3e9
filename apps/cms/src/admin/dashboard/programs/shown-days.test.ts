import { expect, test } from 'vitest';
import { parseDayNumber } from '../../../features/events/dates/days.ts';
import { listShownDays } from './programs.ts';

const TODAY = parseDayNumber('2026-11-25');

test.each([
  ['one day', '2026-11-26T09:00:00Z', '2026-11-26T10:00:00Z', ['26']],
  ['three days, of which one is over', '2026-11-24T09:00:00Z', '2026-11-26T16:00:00Z', ['25', '26']],
  ['longer than the list', '2026-10-01T09:00:00Z', '2027-01-10T16:00:00Z', ['25', '26', '27', '28']],
  ['a night that began yesterday', '2026-11-24T21:00:00Z', '2026-11-25T02:00:00Z', ['25']],
])('a date is listed on each of its days from today on: %s', (_, start, until, days) => {
  expect(listShownDays({ start, until, allDay: false }, TODAY, TODAY + 3)).toEqual(days.map((day) => `2026-11-${day}`));
});
