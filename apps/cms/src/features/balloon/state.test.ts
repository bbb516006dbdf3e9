import { describe, expect, test } from 'vitest';
import { describeChange } from './change-texts.ts';
import { Action, applyChange, type BalloonState, type Change, compareStates, invertChange, type Slot } from './state.ts';

const at = (hour: number): Pick<Slot, 'start' | 'end'> => ({
  start: `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`,
  end: `2026-11-24T${String(hour).padStart(2, '0')}:30:00.000Z`,
});
const wind = { hu: 'Erős szél.', en: 'Strong wind.' };
const none = { hu: '', en: '' };
const state: BalloonState = {
  flight: { isUp: true, note: none },
  slots: [
    { ...at(9), weather: 'ideal_weather' },
    { ...at(10), weather: 'downtime' },
  ],
};
const landing: Change = { flight: { was: state.flight, now: { isUp: false, note: wind } }, slots: [] };
const painting: Change = {
  flight: null,
  slots: [
    { ...at(10), was: 'downtime', now: null },
    { ...at(11), was: null, now: 'private_flight' },
  ],
};

describe('a change by the operator', () => {
  test.each([landing, painting])('is applied and undone, and equals the difference of the two states', (change) => {
    const after = applyChange(state, change) ?? state;
    expect(after).not.toEqual(state);
    expect(compareStates(state, after)).toEqual(change);
    expect(applyChange(after, invertChange(change))).toEqual(state);
  });

  test('is refused after a conflicting change of somebody else', () => {
    const grounded = { ...state, flight: { isUp: false, note: { hu: 'Vihar.', en: 'Storm.' } } };
    expect(applyChange(grounded, landing)).toBeNull();
    const painted = applyChange(state, { flight: null, slots: [{ ...at(10), was: 'downtime', now: 'uncertain_weather' }] });
    expect(painted && applyChange(painted, painting)).toBeNull();
  });

  test('is applied beside another change of somebody else', () => {
    const other = applyChange(state, landing) ?? state;
    expect(applyChange(other, painting)).toMatchObject({
      flight: { isUp: false },
      slots: [{ weather: 'ideal_weather' }, { weather: 'private_flight' }],
    });
  });

  test('has no effect when it is repeated because its answer was lost', () => {
    for (const change of [landing, painting]) {
      const after = applyChange(state, change);
      expect(after && applyChange(after, change)).toEqual(after);
    }
  });

  test('has a note in both languages or in none', () => {
    const withNote = (note: typeof wind) =>
      Action.safeParse({ do: 'change', change: { flight: { was: state.flight, now: { isUp: false, note } }, slots: [] } }).success;
    expect([withNote(wind), withNote(none), withNote({ hu: 'Szél', en: '' }), withNote({ hu: ' ', en: 'Wind' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('a change is described by what was set, and names slots while they are few', () => {
  expect(describeChange(landing).map(({ hu }) => hu)).toEqual(['Áll', '„Erős szél.”']);
  expect(describeChange(painting).map(({ hu }) => hu)).toEqual([
    '2026. 11. 24. 11:00: törölve',
    '2026. 11. 24. 12:00: Zártkörű felszállás',
  ]);
  const many = [8, 9, 10, 11, 12].map((hour) => ({ ...at(hour), was: null, now: 'downtime' as const }));
  expect(describeChange({ flight: null, slots: many })).toEqual([
    { hu: '2026. 11. 24. 5 időpont 09:00 és 13:00 között: Üzemszünet', en: '24 Nov 2026, 5 slots from 09:00 to 13:00: Downtime' },
  ]);
});
