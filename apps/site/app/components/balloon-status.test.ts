import type { Balloon, Locale } from '@liget/content-api';
import { getBalloonState, type PlaceHours } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../i18n/index.ts';
import { getBalloonStatus } from './balloon-status.ts';

const hu = getMessages('hu').shell;

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
/** The status at a time of 20 November 2026. */
function statusAt(
  time: string,
  changes: Partial<Balloon> = {},
  { locale = 'hu', place = null }: { locale?: Locale; place?: PlaceHours | null } = {},
) {
  const [now, changed] = [Temporal.Instant.from(`2026-11-20T${time}:00+01:00`), { ...balloon, ...changes }];
  return getBalloonStatus(changed, getBalloonState(changed, place, now), { locale, now, messages: getMessages(locale) });
}

test('the status names the language of a note that is not translated', () => {
  const { note, noteLang } = statusAt('12:00', { note: 'Erős a szél.', untranslated: ['note'] }, { locale: 'en' });
  expect([note, noteLang]).toEqual(['Erős a szél.', 'hu']);
});

test('the status shows today’s next slot that visitors can use', () => {
  expect(statusAt('12:00')).toEqual({
    mark: 'up',
    text: hu.balloonOpen,
    note: null,
    noteLang: undefined,
    next: { day: null, time: '15:00–15:15' },
    slots: [
      { time: '13:00', weather: 'downtime', words: 'Üzemszünet' },
      { time: '14:00', weather: 'private_flight', words: 'Zártkörű felszállás' },
      { time: '15:00', weather: 'uncertain_weather', words: 'Bizonytalan időjárás' },
      { time: '16:00', weather: 'ideal_weather', words: 'Ideális időjárás' },
    ],
    updated: '11:05',
    scheduleUrl: '/top-helyek/ballon-kilato#schedule',
  });
});

test('the status leaves out tomorrow’s slots and shows the date of an old update', () => {
  const old: Partial<Balloon> = {
    balloon_is_up: 0,
    updated_at: '2026-11-18T11:05:00+01:00',
    time_slots: [slot('15', 'ideal_weather', '21')],
  };
  expect(statusAt('12:00', old, { locale: 'en' })).toMatchObject({
    mark: 'down',
    next: null,
    slots: [],
    updated: '18 November 2026',
    scheduleUrl: '/en/top-locations/balloon-fly#schedule',
  });
});

describe('the balloon', () => {
  test('flies during a slot, and the status shows the next slot', () => {
    const ideal = { time_slots: balloon.time_slots.map((item) => ({ ...item, weather: 'ideal_weather' as const })) };
    expect(statusAt('15:05', ideal)).toMatchObject({ mark: 'up', text: hu.balloonFlying, next: { day: null, time: '16:00–16:15' } });
    expect(statusAt('15:05')).toMatchObject({ mark: 'unknown', text: hu.balloonUncertain, next: { day: null, time: '16:00–16:15' } });
    expect(statusAt('15:05').slots.map(({ time }) => time)).toEqual(['15:00', '16:00']);
    expect(statusAt('16:05')).toMatchObject({ mark: 'up', text: hu.balloonFlying, next: null });
  });

  test('does not fly after the last slot, and the next slot shows its day', () => {
    const slots = { time_slots: [...balloon.time_slots, slot('11', 'ideal_weather', '21')] };
    expect(statusAt('16:15', slots)).toMatchObject({
      mark: 'down',
      text: hu.balloonOver,
      next: { day: 'november 21., szombat', time: '11:00–11:15' },
      slots: [],
    });
    expect(statusAt('16:15')).toMatchObject({ mark: 'down', text: hu.balloonOver, next: null });
  });

  test('does not fly on a day without slots for visitors', () => {
    const slots = { time_slots: [slot('13', 'downtime'), slot('11', 'ideal_weather', '22')] };
    expect(statusAt('12:00', slots, { locale: 'en' })).toMatchObject({
      mark: 'down',
      text: getMessages('en').shell.balloonNotToday,
      next: { day: 'Sunday 22 November', time: '11:00–11:15' },
      slots: [{ time: '13:00' }],
    });
  });

  test('is closed when its operator says so, whatever the slots say', () => {
    expect(statusAt('12:00', { balloon_is_up: 0 })).toMatchObject({ mark: 'down', text: hu.balloonClosed, next: null, slots: [] });
  });

  test('without slots flies during the opening hours of its place', () => {
    const place = (opens: string, closes: string): PlaceHours => ({
      hours: [{ weekdays: [5], opens, closes, months: [] }],
      exceptions: [],
    });
    const status = (placeHours: PlaceHours | null) => statusAt('12:00', { time_slots: [] }, { place: placeHours });
    expect(status(place('10:00', '18:00'))).toMatchObject({ mark: 'up', text: hu.balloonOpen, next: null, slots: [] });
    expect(status(place('08:00', '12:00'))).toMatchObject({ mark: 'down', text: hu.balloonOver, next: null });
    expect(status({ hours: [], exceptions: [{ from: '2026-11-20', to: '2026-11-20', hours: [], note: null }] })).toMatchObject({
      mark: 'down',
      text: hu.balloonNotToday,
    });
    expect(status(null)).toMatchObject({ mark: 'up', text: hu.balloonOpen, next: null });
  });
});
