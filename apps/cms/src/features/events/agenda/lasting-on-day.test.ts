import { expect, test } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { createDoors } from '../dates/venue-opening-hours.ts';
import { buildAgenda } from './agenda.ts';
import { listLastingStates } from './lasting-on-day.ts';
import { buildEventIndex } from './program-index.ts';

const hours = [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }];
const doors = createDoors({ hours, exceptions: [] });
const { events, ...index } = buildEventIndex([
  indexed('tarlat', [{ ...on('2026-11-01', '2027-01-10'), doors }]),
  indexed('kert', [on('2026-11-01', '2027-01-10')]),
  indexed('elmarado', [on('2026-11-01', '2027-01-10', { state: 'cancelled' })]),
  indexed('keso', [on('2026-12-01', '2027-01-10')]),
  indexed('ejszakai-seta', [on('2026-11-22 17:00', '2026-11-22 19:00')]),
]);

test.each([
  ['before the place closes', '2026-11-22', '22T12:00', ['open', 'open']],
  ['after the place has closed', '2026-11-22', '22T18:30', ['closedByNow', 'open']],
  ['on a day on which the place is closed', '2026-11-23', '22T18:30', ['closed', 'open']],
  ['on a later day', '2026-11-24', '22T18:30', ['open', 'open']],
])('lasting events that take place are open or closed as the agenda counts them: %s', (_, day, at, expected) => {
  const now = Temporal.Instant.from(`2026-11-${at}:00+01:00`);
  const states = [...listLastingStates(events, day, now).values()];
  expect(states).toEqual(expected);
  const counted = buildAgenda({ events, ...index }, { sort: 'time' }, now).ribbon();
  expect(states.filter((state) => state === 'open')).toHaveLength(counted.find((count) => count.day === day)?.lasting ?? -1);
});
