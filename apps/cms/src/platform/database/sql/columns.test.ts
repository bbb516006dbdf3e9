import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { BooleanColumn, NumberColumn, NumberOrNullColumn, parseInstant, parseMilliseconds, TextColumn } from './columns.ts';

test('parseInstant reads the instants of both databases', () =>
  everyRow(
    [
      ['2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
      ['2026-11-20 17:00:00+00', '2026-11-20T17:00:00.000Z'],
      ['2026-11-20 18:00:00.123+01', '2026-11-20T17:00:00.123Z'],
      ['9999-12-31 00:00:00+00', '9999-12-31T00:00:00.000Z'],
      [new Date('2026-11-20T17:00:00Z'), '2026-11-20T17:00:00.000Z'],
      [new Date('never'), null],
      [null, null],
      ['', null],
      ['never', null],
    ] as const,
    ([value]) => String(value),
    ([value, iso]) => {
      expect(parseInstant(value)).toBe(iso);
      expect(parseMilliseconds(value)).toBe(iso && Date.parse(iso));
    },
  ));

test('columns read NULL, the counts of PostgreSQL and the booleans of SQLite', () => {
  expect([NumberColumn.parse('12'), NumberColumn.parse(null), NumberOrNullColumn.parse(null)]).toEqual([12, 0, null]);
  expect([TextColumn.parse('a'), TextColumn.parse(null)]).toEqual(['a', '']);
  expect([1, '1', true, 0, false, null].map((value) => BooleanColumn.parse(value))).toEqual([true, true, true, false, false, false]);
});
