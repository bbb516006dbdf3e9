import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { readNowQuery } from './now-query.ts';

const now = Temporal.Instant.from('2026-11-28T14:02:00+01:00');
const parse = (query: string) => readNowQuery(new URLSearchParams(query), now, ['metro-1', 'gate-2']);

test('an instant is read with its offset, and without one in the park’s time zone', () =>
  everyRow<[string, string]>(
    [
      ['at=2026-12-24T10:00:00Z', '2026-12-24T10:00:00Z'],
      ['at=2026-12-24T10:00:00%2B01:00', '2026-12-24T09:00:00Z'],
      ['at=2026-12-24T10:00:00+01:00', '2026-12-24T09:00:00Z'],
      ['at=2026-12-24T10:00', '2026-12-24T09:00:00Z'],
      ['at=2026-07-01T10:00', '2026-07-01T08:00:00Z'],
      ['at=2027-11-28T14:02', '2027-11-28T13:02:00Z'],
    ],
    ([query]) => query,
    ([query, instant]) => {
      const { at, isOther, errors } = parse(query);
      expect([at.toString(), isOther, errors]).toEqual([instant, true, []]);
    },
  ));

test('an invalid instant, or one more than a year away, is reported and replaced by now', () =>
  everyRow(
    ['at=tomorrow', 'at=2026-02-30T10:00', 'at=2026-11-28T25:00', 'at=2027-11-29T14:03', 'at=2025-11-27T10:00', `at=${'9'.repeat(400)}`],
    (query) => query,
    (query) => {
      const { at, isOther, errors } = parse(query);
      expect([at.equals(now), isOther, errors]).toEqual([true, false, ['at']]);
    },
  ));

test('an unknown starting point is reported and replaced by the nearest station; an unknown need is reported', () => {
  expect([parse('from=gate-2').from, parse('from=gate-2').errors]).toEqual(['gate-2', []]);
  expect([parse('from=moon').from, parse('from=moon').errors]).toEqual([null, ['from']]);
  expect([parse('need=dog&need=cat').errors, parse('need=dog').errors]).toEqual([['need'], []]);
  expect([parse('').from, parse('from=').errors, parse('').isOther]).toEqual([null, [], false]);
});
