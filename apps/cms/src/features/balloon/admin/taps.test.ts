import { describe, expect, test } from 'vitest';
import type { BalloonOverview, DeskSlot } from '../overview.ts';
import type { Action } from '../state.ts';
import { retryAction } from './retried.ts';
import { collectWaitingSlots, readAnswer, withTaps } from './taps.ts';

const slot = (hour: number, weather: DeskSlot['weather']): DeskSlot => ({
  start: `2026-11-24T${hour}:00:00.000Z`,
  end: `2026-11-24T${hour}:30:00.000Z`,
  weather,
  time: `${hour + 1}:00`,
  isOver: false,
});
const none = { hu: '', en: '' };
const desk: BalloonOverview = {
  flight: { isUp: true, note: none },
  updatedAt: '2026-11-24T09:00:00.000Z',
  isOld: false,
  days: [
    {
      day: '2026-11-24',
      title: { hu: '2026. november 24., kedd', en: 'Tuesday 24 November 2026' },
      slots: [slot(10, 'ideal_weather'), slot(11, 'downtime')],
      isClosed: false,
      proposal: null,
    },
  ],
  noteWhenFlying: none,
  history: [],
};
const paint = (hour: number, was: DeskSlot['weather'], now: DeskSlot['weather'] | null): Action => {
  const { start, end } = slot(hour, was);
  return { do: 'change', change: { flight: null, slots: [{ start, end, was, now }] } };
};
const landing: Action = {
  do: 'change',
  change: { flight: { was: desk.flight, now: { isUp: false, note: { hu: 'Szél', en: 'Wind' } } }, slots: [] },
};

describe('pending taps', () => {
  test('are shown at once, combined, with their slots marked', () => {
    const taps = [landing, paint(10, 'ideal_weather', 'downtime'), paint(10, 'downtime', 'private_flight'), paint(11, 'downtime', null)];
    const waiting = taps.map((action, id) => ({ id, action }));
    const shown = withTaps(desk, waiting);
    expect([shown.flight.isUp, shown.days[0]?.slots.map(({ time, weather }) => `${time} ${weather}`)]).toEqual([
      false,
      ['11:00 private_flight'],
    ]);
    expect(collectWaitingSlots(waiting)).toEqual(new Set(['2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z']));
  });
});

describe('the service’s answer', () => {
  const done = { flight: null, slots: [] };

  test.each([
    [200, { desk, done }, 'done'],
    [409, { desk, message: 'Közben…' }, 'overtaken'],
    [400, { message: 'Rossz' }, 'refused'],
    [403, { message: 'Nem' }, 'refused'],
    [500, {}, 'refused'],
    [401, {}, 'signed-out'],
    // These are temporary failures: the tap is kept and sent again.
    [503, null, 'away'],
    [429, null, 'away'],
    [200, '<html>', 'away'],
    [200, { desk: { ...desk, days: [null] }, done }, 'away'],
  ])('%i with %j is read as “%s”', (status, body, kind) => {
    expect(readAnswer(status, body).kind).toBe(kind);
  });
});

describe('a tap that conflicts with another operator’s change', () => {
  test('is repeated on the basis of the current state', () => {
    const now = { flight: { isUp: false, note: { hu: 'Vihar', en: 'Storm' } }, days: desk.days };
    expect(retryAction(landing, now)).toMatchObject({ change: { flight: { was: now.flight, now: { note: { hu: 'Szél' } } } } });
    expect(retryAction(paint(11, 'ideal_weather', 'private_flight'), now)).toEqual(paint(11, 'downtime', 'private_flight'));
  });

  test('is dropped when its result is there already, and unchanged when only the service can decide', () => {
    expect(retryAction(paint(11, 'ideal_weather', 'downtime'), desk)).toEqual({ do: 'change', change: { flight: null, slots: [] } });
    expect(retryAction({ do: 'confirm' }, desk)).toEqual({ do: 'confirm' });
  });
});
