import { describe, expect, test } from 'vitest';
import { isForDay, markToday } from './opening-rows.ts';

const saturday = Temporal.PlainDate.from('2026-11-21');
const monday = Temporal.PlainDate.from('2026-11-23');
const july = Temporal.PlainDate.from('2026-07-04');

describe('isForDay', () => {
  test.each([
    ['hu', 'Hétfő', false, true],
    ['hu', 'Kedd–vasárnap', true, false],
    ['hu', 'Keddtől – vasárnapig', true, false],
    ['hu', 'szombat, vasárnap', true, false],
    ['hu', 'Péntek–hétfő', true, true],
    ['hu', 'Minden nap', true, true],
    ['hu', 'Hétvégén', true, false],
    ['hu', 'Hétköznap', false, true],
    ['hu', 'Hangversenyek napján', false, false],
    ['hu', 'Utolsó belépés a kiállításra', false, false],
    ['en', 'Monday', false, true],
    ['en', 'Tuesday to Sunday', true, false],
    ['en', 'Daily', true, true],
    ['en', 'Saturdays and Sundays', true, false],
    ['en', 'Concert days', false, false],
  ] as const)('in %s, “%s” is marked on a Saturday: %s, on a Monday: %s', (locale, label, onSaturday, onMonday) => {
    expect([isForDay(label, saturday, locale), isForDay(label, monday, locale)]).toEqual([onSaturday, onMonday]);
  });

  test.each([
    ['hu', 'Április–október, minden nap', false, true],
    ['hu', 'November–március, minden nap', true, false],
    ['en', 'April to September', false, true],
    ['en', 'October to March', true, false],
    ['en', 'May', false, false],
  ] as const)('in %s, “%s” is marked in November: %s, in July: %s', (locale, label, inNovember, inJuly) => {
    expect([isForDay(label, saturday, locale), isForDay(label, july, locale)]).toEqual([inNovember, inJuly]);
  });
});

test('only today’s row is marked', () => {
  const rows = [
    { label: 'Monday', value: 'closed' },
    { label: 'Tuesday to Sunday', value: '10:00–18:00' },
  ];
  expect(markToday(rows, saturday, 'en').map(({ isToday }) => isToday)).toEqual([false, true]);
});
