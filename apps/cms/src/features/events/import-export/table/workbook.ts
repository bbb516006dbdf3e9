import { MINUTE_MS } from '@liget/park/durations';
import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/web-worker';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { findColumns } from '../export/columns.ts';
import type { ImportedFile } from '../imported-event.ts';
import type { ReportPosition } from '../reading/read-position.ts';
import { findRowsError, type Row, type TableRows } from './csv-table.ts';
import { readTablePrograms } from './table-programs.ts';

/** A sheet as rows of text cells, numbered as in the spreadsheet. */
interface Sheet extends TableRows {
  name: string;
}

/** Maximum size of the unpacked parts in bytes. A sheet of 5,000 events has about 10 MB. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

const ERROR_TEXTS = {
  large: label(
    'A munkafüzetben túl sok minden van. Törölje a fölösleges munkalapokat és képeket, vagy ossza több fájlra.',
    'There is too much in this workbook. Delete sheets and pictures that are not needed, or split it.',
  ),
  broken: label(
    'Ez a munkafüzet nem olvasható. Nyissa meg, mentse újra Excel-munkafüzetként (.xlsx) vagy CSV-fájlként; a jelszóval védettet jelszó nélkül.',
    'This workbook cannot be read. Open it and save it again as a workbook (.xlsx) or as a CSV file, without a password.',
  ),
  empty: label('A munkafüzetben egyetlen kitöltött sor sincs.', 'This workbook has no lines with contents.'),
} as const;

const isZip = (bytes: Uint8Array) => [0x50, 0x4b, 3, 4].every((sign, index) => bytes[index] === sign);

/** The names and unpacked sizes declared by the archive, without unpacking. Throws for a file that is no archive. */
function listParts(bytes: Uint8Array): { name: string; sizeBytes: number }[] {
  const parts: { name: string; sizeBytes: number }[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts.push({ name, sizeBytes: originalSize });
      return false;
    },
  });
  return parts;
}

/** Whether these are the bytes of an Excel workbook (.xlsx), by a part that every workbook has. */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return false;
  try {
    return listParts(bytes).some(({ name }) => name === 'xl/workbook.xml');
  } catch {
    return false;
  }
}

/** Spreadsheets count days from the end of 1899; a time without a day is on the first day. */
const FIRST_YEAR = 1901;

/** Formats a cell's date, which the library returns as UTC. Rounded to the minute, because times are inexact fractions of a day. */
function formatDate(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const [day, time] = [rounded.slice(0, 10), rounded.slice(11, 16)];
  if (Number(day.slice(0, 4)) < FIRST_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

function toCellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : formatDate(value);
  if (typeof value === 'boolean') return value ? 'igen' : 'nem';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function toSheet({ sheet, data }: { sheet: string; data: readonly (readonly unknown[])[] }): Sheet {
  const lines = data
    .map((cells, index): Row => ({ line: index + 1, cells: cells.map(toCellText) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [headings, ...rows] = lines;
  // Cells to the right of the last heading are ignored.
  const width = (headings?.cells.findLastIndex(Boolean) ?? -1) + 1;
  const padCells = (cells: readonly string[]) =>
    Array.from({ length: Math.max(width, cells.findLastIndex(Boolean) + 1) }, (_, index) => cells[index] ?? '');
  return {
    name: sheet,
    headings: headings?.cells.slice(0, width) ?? [],
    rows: rows.map(({ line, cells }) => ({ line, cells: padCells(cells) })),
  };
}

/** The sheets of a workbook with a heading row and at least one more. */
async function readSheets(bytes: Uint8Array): Promise<Sheet[] | { error: Label }> {
  try {
    if (listParts(bytes).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > MAX_UNPACKED_BYTES) return { error: ERROR_TEXTS.large };
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer);
    return sheets.map(toSheet).filter(({ rows }) => rows.length > 0);
  } catch {
    return { error: ERROR_TEXTS.broken };
  }
}

/** The first sheet with a column of titles, or else the first sheet. */
const findSheetOfPrograms = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.find(({ headings }) => findColumns(headings).includes('title.hu')) ?? sheets[0];

const readOneSheet = (name: string): Label =>
  label(`Csak a(z) „${name}” munkalapot olvastuk be, a többi kimarad.`, `Only the sheet ‘${name}’ was read; the others are left out.`);

/**
 * The events of one sheet of an Excel workbook. Must run in a worker (decision 40): the archive's declared sizes limit the unpacked data, the worker
 * limits time and heap.
 */
export async function readWorkbookPrograms(
  bytes: Uint8Array,
  report?: ReportPosition,
): Promise<(ImportedFile & { sheet: string }) | { error: Label }> {
  const sheets = await readSheets(bytes);
  if ('error' in sheets) return sheets;
  const sheet = findSheetOfPrograms(sheets);
  if (!sheet) return { error: ERROR_TEXTS.empty };
  const error = findRowsError(sheet.rows);
  if (error) return { error };
  const file = readTablePrograms(sheet, report);
  if ('error' in file) return file;
  return { ...file, notes: [...(sheets.length > 1 ? [readOneSheet(sheet.name)] : []), ...file.notes], sheet: sheet.name };
}
