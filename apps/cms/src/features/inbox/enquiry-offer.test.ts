import type { PlaceHours } from '@liget/park';
import { expect, test } from 'vitest';
import { findReasonNotOffered, isTimeOver, listClosedDays } from './enquiry-offer.ts';

const NOW = Temporal.Instant.from('2026-11-22T23:30:00Z');
const place: PlaceHours = {
  hours: [
    { weekdays: [2, 3, 4, 5], opens: '10:00', closes: '18:00', months: [] },
    { weekdays: [6], opens: '10:00', closes: '18:00', months: [5, 6, 7, 8] },
  ],
  exceptions: [
    { from: '2026-12-24', to: '2026-12-25', hours: [], note: null },
    { from: '2026-12-28', to: '2026-12-28', hours: [], note: null },
  ],
};

test('days on which the place is closed are not offered: weekdays, seasons and single days', () => {
  const offer = listClosedDays(place, NOW);
  expect(offer).toMatchObject(place);
  expect(offer.closed_weekdays).toEqual([1, 7]);
  expect(offer.closed_days.filter((day) => day.startsWith('2026-12'))).toEqual([
    '2026-12-05',
    '2026-12-12',
    '2026-12-19',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
  const days = ['2026-11-22', '2026-12-01', '2026-12-24', '2026-12-07', '2027-05-08', '2027-11-23', '2027-11-24'];
  expect(days.map((day) => findReasonNotOffered(offer, ['2026-12-01', day], NOW))).toEqual([
    'past_days',
    null,
    'closed_days',
    'closed_days',
    null,
    null,
    'far_days',
  ]);
});

test('a past time of today is not offered, by the clock of Budapest', () => {
  const at = (days: string[], from: string) => isTimeOver({ days, from }, Temporal.Instant.from('2026-11-23T09:30:00Z'));
  expect([
    at(['2026-11-23'], '10:29'),
    at(['2026-11-23'], '10:30'),
    at(['2026-11-24', '2026-11-23'], '09:00'),
    at(['2026-11-24'], '09:00'),
  ]).toEqual([true, false, true, false]);
});

test('every day is offered for a place without known hours', () => {
  expect(listClosedDays({ hours: [], exceptions: [] }, NOW)).toEqual({
    closed_weekdays: [],
    closed_days: [],
    hours: [],
    exceptions: [],
  });
});
