import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { type CountedDate, countPrograms, getOccurrenceState, type OccurrenceState, takesPlace } from './occurrence-state.ts';

test('sold out, relocated and rescheduled events take place; cancelled, postponed and moved ones do not', () => {
  const states: Record<OccurrenceState, boolean> = {
    scheduled: true,
    rescheduled: true,
    relocated: true,
    sold_out: true,
    cancelled: false,
    moved: false,
    postponed: false,
  };
  expect(Object.fromEntries(Object.keys(states).map((state) => [state, takesPlace(state as OccurrenceState)]))).toEqual(states);
});

type Row = [
  name: string,
  event: 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'sold_out',
  date: RowDate,
  state: OccurrenceState,
];
type RowDate = 'scheduled' | 'cancelled' | 'moved' | 'rescheduled' | 'sold_out' | 'relocated';
const ROWS: Row[] = [
  ['a date that is as planned has the state of its program', 'rescheduled', 'scheduled', 'rescheduled'],
  ['a cancelled date of a program that takes place', 'scheduled', 'cancelled', 'cancelled'],
  ['a cancelled date of a program at a new time', 'rescheduled', 'cancelled', 'cancelled'],
  ['a full date of a program that has room', 'scheduled', 'sold_out', 'sold_out'],
  ['a date of a cancelled program that was moved before', 'cancelled', 'rescheduled', 'cancelled'],
  ['a full date of a postponed program', 'postponed', 'sold_out', 'postponed'],
  ['a date elsewhere of a program that is full', 'sold_out', 'relocated', 'sold_out'],
  ['a cancelled date of a program that is full', 'sold_out', 'cancelled', 'cancelled'],
  ['the original time of a moved date of a program that is full', 'sold_out', 'moved', 'moved'],
];

test('the state of an occurrence is its own, unless that of its event takes precedence', async () => {
  await everyRow(
    ROWS,
    ([name]) => name,
    ([, status, date, state]) => {
      expect(getOccurrenceState({ status }, { status: date })).toBe(state);
    },
  );
});

test('a day counts events, not occurrences: those that take place, full or not, and are not over', () => {
  const date = (state: OccurrenceState, isOver = false): CountedDate => ({ state, isOver });
  expect(countPrograms([])).toBe(0);
  expect(countPrograms([[date('scheduled'), date('sold_out')]])).toBe(1);
  expect(countPrograms([[date('cancelled')], [date('moved')], [date('postponed')], [date('scheduled', true)], []])).toBe(0);
  expect(countPrograms([[date('cancelled'), date('relocated')], [date('sold_out')], [date('rescheduled', true)]])).toBe(2);
});
