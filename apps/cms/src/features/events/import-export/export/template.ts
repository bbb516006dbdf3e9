import { BYTE_ORDER_MARK, writeCsvLines } from '../../../../platform/read-model/csv-cell.ts';
import { COLUMNS } from './columns.ts';

/** A table with the headings and one example row. */
export function writeTemplate(language: 'hu' | 'en'): string {
  const headings = COLUMNS.map(({ heading }) => heading[language]);
  const example = COLUMNS.map((column) => column.example?.[language] ?? '');
  return BYTE_ORDER_MARK + writeCsvLines([headings, example], language === 'hu' ? ';' : ',');
}
