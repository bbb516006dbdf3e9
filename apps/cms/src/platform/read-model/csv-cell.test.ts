import { describe, expect, test } from 'vitest';
import { formatCsvCell, parseCsvCell } from './csv-cell.ts';

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+36 1', "'+36 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['Kiss, Éva', '"Kiss, Éva"'],
    ['a "b"', '"a ""b"""'],
    ['két\nsor', '"két\nsor"'],
    ['Őri Éva', 'Őri Éva'],
    [null, ''],
  ])('%j is formatted as %j', (value, cell) => expect(formatCsvCell(value)).toBe(cell));

  test.each([
    ["'=1+1", '=1+1'],
    ["'-2", '-2'],
    ["'90-es évek", "'90-es évek"],
    ['Séta', 'Séta'],
  ])('%j is parsed back as %j', (cell, text) => expect(parseCsvCell(cell)).toBe(text));
});
