import type { Balloon } from '@liget/content-api';
import { expect, test } from 'vitest';
import { messagesOf } from '../../messages/index.ts';
import { balloonStatus } from './balloon-status.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const slot = (hour: string, weather: Balloon['time_slots'][number]['weather'], day = '20') => ({
  start_date: `2026-11-${day}T${hour}:00:00+01:00`,
  end_date: `2026-11-${day}T${hour}:15:00+01:00`,
  weather,
});
const balloon: Balloon = {
  balloon_is_up: 1,
  note: null,
  updated_at: '2026-11-20T11:05:00+01:00',
  time_slots: [
    slot('16', 'ideal_weather'),
    slot('10', 'ideal_weather'),
    slot('13', 'downtime'),
    slot('14', 'private_flight'),
    slot('15', 'uncertain_weather'),
  ],
  schedule: { slugs: { hu: 'ballon-kilato', en: 'balloon-fly' }, anchor: 'schedule' },
};

test('tells the next slot of today that visitors can use', () => {
  expect(balloonStatus(balloon, { locale: 'hu', now, messages: messagesOf('hu') })).toEqual({
    isUp: true,
    note: null,
    next: '15:00–15:15',
    slots: [
      { time: '13:00', weather: 'downtime', words: 'Üzemszünet' },
      { time: '14:00', weather: 'private_flight', words: 'Zártkörű repülés' },
      { time: '15:00', weather: 'uncertain_weather', words: 'Bizonytalan időjárás' },
      { time: '16:00', weather: 'ideal_weather', words: 'Ideális időjárás' },
    ],
    updated: '11:05',
    scheduleUrl: '/top-helyek/ballon-kilato#schedule',
  });
});

test('tomorrow’s slots are not today’s, and an old status says its date', () => {
  const old: Balloon = {
    ...balloon,
    balloon_is_up: 0,
    updated_at: '2026-11-18T11:05:00+01:00',
    time_slots: [slot('15', 'ideal_weather', '21')],
  };
  expect(balloonStatus(old, { locale: 'en', now, messages: messagesOf('en') })).toMatchObject({
    isUp: false,
    next: null,
    updated: '18 November 2026',
    scheduleUrl: '/en/top-locations/balloon-fly#schedule',
  });
});
