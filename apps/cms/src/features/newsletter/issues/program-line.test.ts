import type { Event, Occurrence } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { formatProgramLine, getShownState } from './program-line.ts';

const now = Temporal.Instant.from('2026-11-28T12:00:00+01:00');
const { data: concert } = fixtures.hu.event;
const place = concert.location;
const shore = place && { ...place, title: 'Tópart' };
const hall = place?.title;

/** An event with one date, and changes of the event. */
function createEvent(date: Occurrence, changes: Partial<Event> = {}): Event {
  const { start_date, end_date } = date;
  return { ...concert, date: null, ticket_url: null, start_date, end_date, occurrences: [date], ...changes };
}
const at = (changes: Partial<Occurrence> = {}) => occurrence('2026-12-08T14:00:00+01:00', '2026-12-08T15:00:00+01:00', false, changes);
const allDay = (end: string | null, changes: Partial<Occurrence> = {}) => occurrence('2026-12-01T00:00:00+01:00', end, true, changes);

const rows: [what: string, event: Event, line: string][] = [
  ['as planned', createEvent(at()), `dec. 8. k. 14:00–15:00 · ${hall}`],
  [
    'a cancelled program, and why',
    createEvent(at(), { status: 'cancelled', status_note: 'Vihar lesz.' }),
    `Elmarad: dec. 8. k. 14:00–15:00 · ${hall} · Vihar lesz.`,
  ],
  ['a cancelled date', createEvent(at({ status: 'cancelled' })), `Elmarad: dec. 8. k. 14:00–15:00 · ${hall}`],
  ['a postponed program', createEvent(at(), { status: 'postponed' }), `Elhalasztva · Eredeti időpont: dec. 8. k. 14:00–15:00 · ${hall}`],
  ['a moved date', createEvent(at({ status: 'moved' })), `Áthelyezve · Eredeti időpont: dec. 8. k. 14:00–15:00 · ${hall}`],
  ['a date at a new time', createEvent(at({ status: 'rescheduled' })), `Új időpontban: dec. 8. k. 14:00–15:00 · ${hall}`],
  ['a full date', createEvent(at({ status: 'sold_out' })), `Megtelt: dec. 8. k. 14:00–15:00 · ${hall}`],
  [
    'a date without tickets left',
    createEvent(at({ status: 'sold_out' }), { ticket_url: 'https://jegy.example/7' }),
    `Minden jegy elkelt: dec. 8. k. 14:00–15:00 · ${hall}`,
  ],
  ['a date elsewhere', createEvent(at({ status: 'relocated', location: shore })), 'dec. 8. k. 14:00–15:00 · Máshol lesz: Tópart'],
  [
    'a full date elsewhere',
    createEvent(at({ status: 'relocated', location: shore }), { status: 'sold_out' }),
    'Megtelt: dec. 8. k. 14:00–15:00 · Máshol lesz: Tópart',
  ],
  ['a date elsewhere whose place is gone', createEvent(at({ status: 'relocated' })), 'dec. 8. k. 14:00–15:00 · Máshol lesz'],
  ['one whole day', createEvent(allDay(null)), `dec. 1. k. · ${hall}`],
  ['whole days over the turn of the year', createEvent(allDay('2027-02-02T00:00:00+01:00')), `dec. 1. k. – 2027. febr. 2. k. · ${hall}`],
  [
    'an exhibition with hours over several days',
    createEvent(occurrence('2026-12-01T10:00:00+01:00', '2026-12-20T18:00:00+01:00'), { exhibition: true, periodic: true, interval: true }),
    `dec. 1. k. – dec. 20. v. · ${hall}`,
  ],
  ['an additional text beside the date', createEvent(at(), { date: 'jó idő esetén' }), `dec. 8. k. 14:00–15:00 · jó idő esetén · ${hall}`],
  ['a text alone', createEvent(at(), { date: 'Adventben', text_date_only: true }), `Adventben · ${hall}`],
  [
    'a text alone of a cancelled program',
    createEvent(at(), { date: 'Adventben', text_date_only: true, status: 'cancelled' }),
    `Elmarad: Adventben · ${hall}`,
  ],
  ['a cancelled permanent program', createEvent(allDay(null), { constant: true, status: 'cancelled' }), `Elmarad · ${hall}`],
];

test('formatProgramLine has the time, the place and the state of an event', () =>
  everyRow(
    rows,
    ([what]) => what,
    ([, event, line]) => expect(formatProgramLine(event, now)).toBe(line),
  ));

test('getShownState returns the state of the shown date, not of another one moved away from the same time', () => {
  const event = createEvent(at(), { occurrences: [at({ status: 'moved' }), at({ status: 'relocated', location: shore })] });
  expect(getShownState(event)).toBe('relocated');
  expect(getShownState({ ...event, status: 'postponed' })).toBe('postponed');
  expect(getShownState({ ...event, occurrences: [], status: 'cancelled' })).toBe('cancelled');
});
