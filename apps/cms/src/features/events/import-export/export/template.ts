import { BYTE_ORDER_MARK, formatCsvCell } from '../../../../platform/read-model/csv-cell.ts';
import { COLUMNS } from './columns.ts';

/** Lines as spreadsheets of either language open them: Hungarian ones separate cells by semicolons. */
export const writeCsvLines = (lines: readonly (readonly string[])[], delimiter: ',' | ';'): string =>
  lines.map((cells) => `${cells.map((cell) => writeCell(cell, delimiter)).join(delimiter)}\r\n`).join('');

function writeCell(text: string, delimiter: ',' | ';'): string {
  const cell = formatCsvCell(text);
  return cell.includes(delimiter) && !cell.startsWith('"') ? `"${cell}"` : cell;
}

/** A table with the headings and one example row. */
export function writeTemplate(language: 'hu' | 'en'): string {
  const headings = COLUMNS.map(({ heading }) => heading[language]);
  const example = COLUMNS.map((column) => column.example?.[language] ?? '');
  return BYTE_ORDER_MARK + writeCsvLines([headings, example], language === 'hu' ? ';' : ',');
}
