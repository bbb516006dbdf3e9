import { expect, test } from 'vitest';
import { readCsvPrograms } from '../table/table-programs.ts';
import { describeUnderstoodDates } from './understood-dates.ts';

function understand(head: string, row: string) {
  const file = readCsvPrograms(`Cím;${head}\nSéta;${row}`);
  return describeUnderstoodDates('programs' in file ? file.programs[0]?.fields.times : undefined);
}

test('an imported date is described with weekday and the name of its month, in both languages', () => {
  expect(understand('Kezdete;Vége', '2027.03.04. 18:00;20:00')).toEqual({
    count: 1,
    shown: [{ hu: '2027. március 4., csütörtök 18:00–20:00', en: 'Thursday 4 March 2027 18:00–20:00' }],
  });
  expect(understand('Kezdete;Vége', '2027. 06. 04. 22:00;02:00').shown[0]?.hu).toBe(
    '2027. június 4., péntek 22:00 – 2027. június 5., szombat 02:00',
  );
  expect(understand('Kezdete;Vége', '2027. 06. 04.;2027. 06. 06.').shown[0]?.hu).toBe(
    '2027. június 4., péntek – 2027. június 6., vasárnap',
  );
  expect(understand('Kezdete', '2027. 06. 04.').shown[0]?.hu).toBe('2027. június 4., péntek');
});

test('the dates of a rule are counted; the first ones and the last are described', () => {
  const { count, shown } = understand('Kezdete;Ismétlődés;Utolsó nap', '2027. 06. 04. 10:00;hetente;2027. 06. 30.');
  expect({ count, shown: shown.map(({ hu }) => hu) }).toEqual({
    count: 4,
    shown: ['2027. június 4., péntek 10:00', '2027. június 11., péntek 10:00', '2027. június 25., péntek 10:00'],
  });
});

test('a line without dates has none', () => {
  expect(understand('Kezdete', '')).toEqual({ count: 0, shown: [] });
});
