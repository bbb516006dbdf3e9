import { expect, test } from 'vitest';
import { listBalloonDays } from './balloon-days.ts';

const slot = (start: string, end: string, weather: 'ideal_weather' | 'downtime' = 'ideal_weather') => ({
  start_date: start,
  end_date: end,
  weather,
});

test('listBalloonDays groups slots by Budapest day, in order, without those that are over', () => {
  const days = listBalloonDays(
    {
      balloon_is_up: 1,
      time_slots: [
        slot('2026-11-22T10:00:00+01:00', '2026-11-22T12:00:00+01:00', 'downtime'),
        slot('2026-11-21T14:00:00+01:00', '2026-11-21T16:00:00+01:00'),
        slot('2026-11-21T10:00:00+01:00', '2026-11-21T12:00:00+01:00'),
        slot('2026-11-20T10:00:00+01:00', '2026-11-20T12:00:00+01:00'),
      ],
    },
    'hu',
    Temporal.Instant.from('2026-11-21T11:00:00+01:00'),
  );
  expect(days.map(({ day, slots }) => [day, slots.map(({ time, weather }) => `${time} ${weather}`)])).toEqual([
    ['2026-11-21', ['10:00–12:00 ideal_weather', '14:00–16:00 ideal_weather']],
    ['2026-11-22', ['10:00–12:00 downtime']],
  ]);
  expect(days[0]?.title).toBe('november 21., szombat');
});

test('listBalloonDays leaves out today’s slots while the operator has closed the balloon', () => {
  const time_slots = ['21', '22'].map((day) => slot(`2026-11-${day}T14:00:00+01:00`, `2026-11-${day}T16:00:00+01:00`));
  const daysAt = (balloon_is_up: 0 | 1) =>
    listBalloonDays({ time_slots, balloon_is_up }, 'hu', Temporal.Instant.from('2026-11-21T11:00:00+01:00')).map(({ day }) => day);
  expect([daysAt(1), daysAt(0)]).toEqual([['2026-11-21', '2026-11-22'], ['2026-11-22']]);
});
