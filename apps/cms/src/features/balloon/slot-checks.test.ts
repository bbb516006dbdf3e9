import { expect, test } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { essentials } from '../navigation/handlers.ts';
import { findSlotErrors } from './slot-checks.ts';

const slot = (start: string, end: string, day = '02', lastDay = day) => ({
  start: `2030-12-${day}T${start}:00.000Z`,
  end: `2030-12-${lastDay}T${end}:00.000Z`,
  weather: 'ideal_weather',
});
const listErrors = (rows: unknown, stored: unknown = []) =>
  findSlotErrors(rows, stored).map(({ path, message }) => `${path}: ${message.en}`);

test.each([
  ['that follow each other', [slot('10:00', '10:30'), slot('10:30', '11:00')], []],
  ['until midnight in Budapest', [slot('22:00', '23:00')], []],
  ['without an end', [{ start: '2030-12-02T10:00:00.000Z' }], []],
  ['that end before their start', [slot('10:00', '09:00')], ['timeSlots.0.end: The end must be after the start.']],
  ['that last nothing', [slot('10:00', '10:00')], ['timeSlots.0.end: The end must be after the start.']],
  ['of several days', [slot('10:00', '10:30', '02', '05')], ['timeSlots.0.end: It must end on the day on which it starts.']],
  ['over midnight in Budapest', [slot('22:30', '23:30')], ['timeSlots.0.end: It must end on the day on which it starts.']],
  [
    'that overlap, in any order',
    [slot('10:10', '10:40'), slot('10:00', '10:30')],
    ['timeSlots.1.start: This slot overlaps with another one.'],
  ],
])('findSlotErrors finds the errors of slots %s', (_, rows, expected) => expect(listErrors(rows)).toEqual(expected));

test('findSlotErrors accepts stored slots as they are, and names a new one that overlaps with them', () => {
  const stored = [slot('10:00', '09:00'), slot('12:00', '13:00'), slot('12:30', '13:30')];
  expect(listErrors(stored, stored)).toEqual([]);
  expect(listErrors([slot('12:50', '12:55'), ...stored], stored)).toEqual(['timeSlots.0.start: This slot overlaps with another one.']);
});

const { payload, act } = await openForPeople();

test('the balloon’s form and its desk refuse wrong slots in the editor’s language', async () => {
  const rows = [slot('12:00', '12:30'), slot('10:00', '09:00')];
  const { status, body } = await act('POST', '/globals/balloon', { as: 'admin', data: { timeSlots: rows } });
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ data: { errors: [{ path: 'timeSlots.1.end', message: 'A végének a kezdete után kell lennie.' }] } }] },
  ]);
  const { start, end } = slot('10:00', '09:00');
  const change = { flight: null, slots: [{ start, end, was: null, now: 'ideal_weather' }] };
  const refused = await act('POST', '/globals/balloon/desk', { as: 'admin', language: 'en', data: { do: 'change', change } });
  expect([refused.status, refused.body]).toMatchObject([400, { message: 'The end must be after the start.' }]);
});

test('the content API leaves out wrong slots that were stored before they were refused', async () => {
  const [first, overlapping, wrong] = [slot('10:00', '10:30'), slot('10:20', '10:50'), slot('12:00', '12:30', '02', '04')];
  await payload.updateGlobal({ slug: 'balloon', data: { timeSlots: [wrong, overlapping, first] } });
  const now = Temporal.Instant.from('2030-12-02T09:00:00Z');
  const balloon = await essentials.balloon({ payload, locale: 'hu', slug: '', query: {}, now });
  expect(balloon?.time_slots).toEqual([
    { start_date: '2030-12-02T11:00:00+01:00', end_date: '2030-12-02T11:30:00+01:00', weather: 'ideal_weather' },
  ]);
});
