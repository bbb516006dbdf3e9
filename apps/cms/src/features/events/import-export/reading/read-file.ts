import type { Label } from '../../../../platform/fields/labels.ts';
import { readIcsPrograms } from '../icalendar/ics-programs.ts';
import type { ImportedFile } from '../imported-event.ts';
import { readCsvPrograms } from '../table/table-programs.ts';
import { isWorkbook, readWorkbookPrograms } from '../table/workbook.ts';
import { decode, type Encoding, findSizeError } from './decode.ts';
import type { ReportPosition } from './read-position.ts';

/** A table or a calendar. */
export type FileKind = 'csv' | 'ics';
/** The encoding of a text file, or the sheet of a workbook that was read. */
type Source = { encoding: Encoding } | { sheet: string };
export type ReadFile = (ImportedFile & { kind: FileKind; source: Source }) | { error: Label };

function readText(bytes: Uint8Array, now: Temporal.Instant, report?: ReportPosition): ReadFile {
  const decoded = decode(bytes);
  if ('error' in decoded) return decoded;
  const kind = /^\s*BEGIN:VCALENDAR/i.test(decoded.text) ? 'ics' : 'csv';
  const file = kind === 'ics' ? readIcsPrograms(decoded.text, now, report) : readCsvPrograms(decoded.text, report);
  return 'error' in file ? file : { ...file, kind, source: { encoding: decoded.encoding } };
}

/**
 * Parses a file of any format: a calendar is recognised by its first line, a workbook by its parts. Reports each event before it is read. The service
 * calls `readFileInWorker` instead, so that foreign files are not parsed in the thread that answers requests.
 */
export async function readFile(bytes: Uint8Array, now: Temporal.Instant, report?: ReportPosition): Promise<ReadFile> {
  const wrongSize = findSizeError(bytes.length);
  if (wrongSize) return { error: wrongSize };
  if (!isWorkbook(bytes)) return readText(bytes, now, report);
  const workbook = await readWorkbookPrograms(bytes, report);
  if ('error' in workbook) return workbook;
  const { sheet, ...file } = workbook;
  return { ...file, kind: 'csv', source: { sheet } };
}
