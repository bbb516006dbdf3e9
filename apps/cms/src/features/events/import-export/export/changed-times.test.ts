import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../../test-rows.ts';
import { readCsvPrograms } from '../table/table-programs.ts';
import { findChangedTimes } from './changed-times.ts';

const HEADINGS = 'Cím;Kezdete;Vége;Ismétlődés;Utolsó nap;Mely napokon;Kihagyott napok';

function readTimes(...rows: string[]) {
  const file = readCsvPrograms([`Azonosító;${HEADINGS}`, ...rows.map((row, index) => `a;${index === 0 ? 'Séta' : ''};${row}`)].join('\n'));
  const program = 'programs' in file ? file.programs[0] : undefined;
  expect(program?.errors).toEqual([]);
  return program?.fields.times ?? {};
}

const DATE = '2027. 06. 04. 20:00;21:30;;;;';
const RULE = '2027. 06. 04. 20:00;21:30;hetente;2027. 06. 30.;péntek;';

test('a change of times names the columns that differ', () =>
  everyRow<[stored: string, given: string[], columns: string[]]>(
    [
      [DATE, [DATE], []],
      [DATE, ['2027. 06. 04. 20:00;22:00;;;;'], ['end']],
      [DATE, ['2027. 06. 05. 20:00;21:30;;;;'], ['start']],
      [DATE, [DATE, '2027. 06. 05. 20:00;21:30;;;;'], ['start']],
      [DATE, [RULE], ['start', 'recurrence']],
      [RULE, [RULE], []],
      [RULE, ['2027. 06. 04. 20:00;22:00;hetente;2027. 06. 30.;péntek;'], ['end']],
      [RULE, ['2027. 06. 04. 19:00;21:30;hetente;2027. 06. 30.;péntek;'], ['start']],
      [RULE, ['2027. 06. 04. 20:00;21:30;hetente;2027. 07. 30.;péntek;'], ['until']],
      [RULE, ['2027. 06. 04. 20:00;21:30;hetente;2027. 06. 30.;péntek, szombat;2027. 06. 11.'], ['weekdays', 'excluded']],
    ],
    ([stored, given]) => `${stored} → ${given.join(' | ')}`,
    ([stored, given, columns]) => expect(findChangedTimes(readTimes(...given), readTimes(stored))).toEqual(columns),
  ));
