import type { PlaceHours } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { copySlots, filterSlotsOfDay, findMissingSlots, formatSlotTime } from './slots.ts';
import type { Slot, SlotChange } from './state.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const place: PlaceHours = {
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }],
  exceptions: [{ from: '2026-11-25', to: '2026-11-25', hours: [{ opens: '10:00', closes: '12:00' }], note: null }],
};
const rule = { minutes: 30, gap: 30 };
const morning = Temporal.Instant.from('2026-11-23T06:00:00+01:00');
const slot = (start: string, weather: Slot['weather'] = 'downtime'): Slot => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
  weather,
});
const formatChanges = (changes: readonly SlotChange[]) => changes.map(({ start, was, now }) => `${formatSlotTime(start)} ${was} → ${now}`);

describe('slots made from opening hours', () => {
  test('begin when the place opens and end before it closes', () => {
    const made = findMissingSlots(place, day('2026-11-24'), { slots: [], rule, now: morning });
    expect([made.length, made[0], formatSlotTime(made.at(-1)?.start ?? '')]).toEqual([
      8,
      { start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T09:30:00.000Z', was: null, now: 'ideal_weather' },
      '17:00',
    ]);
    const short = findMissingSlots(place, day('2026-11-24'), { slots: [], rule: { minutes: 45, gap: 0 }, now: morning });
    expect([short.length, formatSlotTime(short.at(-1)?.end ?? '')]).toEqual([10, '17:30']);
  });

  test('follow the exceptional hours of a day', () => {
    expect(formatChanges(findMissingSlots(place, day('2026-11-25'), { slots: [], rule, now: morning }))).toEqual([
      '10:00 null → ideal_weather',
      '11:00 null → ideal_weather',
    ]);
  });

  test('do not overlap existing slots, but may follow them', () => {
    const slots = [slot('2026-11-25T10:15:00+01:00')];
    expect(formatChanges(findMissingSlots(place, day('2026-11-25'), { slots, rule, now: morning }))).toEqual([
      '11:00 null → ideal_weather',
    ]);
    const next = [slot('2026-11-25T10:30:00+01:00')];
    expect(findMissingSlots(place, day('2026-11-25'), { slots: next, rule, now: morning })).toHaveLength(2);
  });

  test('are not made for the past', () => {
    const now = Temporal.Instant.from('2026-11-25T10:30:00+01:00');
    expect(formatChanges(findMissingSlots(place, day('2026-11-25'), { slots: [], rule, now }))).toEqual(['11:00 null → ideal_weather']);
  });
});

describe('copying today’s slots to tomorrow', () => {
  const [from, to] = [day('2026-11-24'), day('2026-11-26')];

  test('copies times and states only', () => {
    const slots = [
      slot('2026-11-24T10:00:00+01:00', 'uncertain_weather'),
      slot('2026-11-24T11:00:00+01:00', 'ideal_weather'),
      slot('2026-11-26T11:00:00+01:00', 'private_flight'),
      slot('2026-11-26T15:00:00+01:00', 'downtime'),
    ];
    expect(formatChanges(copySlots(slots, { from, to, place }))).toEqual([
      '10:00 null → uncertain_weather',
      '11:00 private_flight → ideal_weather',
      '15:00 downtime → null',
    ]);
  });

  test('leaves out slots outside that day’s opening hours', () => {
    const slots = [slot('2026-11-24T11:00:00+01:00'), slot('2026-11-24T11:45:00+01:00'), slot('2026-11-24T16:00:00+01:00')];
    expect(formatChanges(copySlots(slots, { from, to: day('2026-11-25'), place }))).toEqual(['11:00 null → downtime']);
    expect(copySlots(slots, { from, to: day('2026-11-25'), place: null })).toHaveLength(3);
  });

  test('copies slots of any length, including seconds', () => {
    const odd = { ...slot('2026-11-24T11:00:00+01:00'), end: '2026-11-24T10:20:07.345Z' };
    expect(copySlots([odd], { from, to, place })).toMatchObject([{ end: '2026-11-26T10:20:07.345Z' }]);
  });

  test('keeps the clock time over a clock change in either direction', () => {
    for (const [before, after, offset] of [
      ['2026-10-24', '2026-10-25', '+02:00'],
      ['2026-03-28', '2026-03-29', '+01:00'],
    ] as const) {
      const copied = copySlots([slot(`${before}T10:00:00${offset}`)], { from: day(before), to: day(after), place: null });
      expect(formatChanges(copied)).toEqual(['10:00 null → downtime']);
      expect(Date.parse(copied[0]?.end ?? '') - Date.parse(copied[0]?.start ?? '')).toBe(30 * 60_000);
    }
  });
});

test('a slot after midnight in Budapest belongs to the new day', () => {
  const slots = [slot('2026-11-24T00:15:00+01:00'), slot('2026-11-23T23:45:00+01:00')];
  expect(filterSlotsOfDay(slots, day('2026-11-24'))).toEqual([slots[0]]);
});
