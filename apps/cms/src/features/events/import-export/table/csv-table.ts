import { CsvError, parse } from 'csv-parse/sync';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { parseCsvCell } from '../../../../platform/read-model/csv-cell.ts';

/** One line of a table: its number in the file, from 1, and its cells. */
export interface Row {
  line: number;
  cells: string[];
}

/** A table, independent of the file format. */
export interface TableRows {
  headings: string[];
  rows: Row[];
}

export type Table = (TableRows & { delimiter: Delimiter }) | { error: Label };

const DELIMITERS = [';', ',', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Maximum number of lines in a file, without the headings. */
export const MAX_ROWS = 5000;
/** Maximum number of characters in a cell. */
export const MAX_IN_CELL = 20_000;
/** Maximum number of bytes in a line. */
const MAX_IN_ROW = 200_000;

const ERROR_TEXTS = {
  noHeadings: label(
    'A fájl első sorában nincsenek oszlopnevek. Töltse le a mintát, és annak az első sorát használja.',
    'The first line of the file has no headings. Download the template and use its first line.',
  ),
  noRows: label('A fejléc alatt egyetlen sor sincs.', 'There is no line below the headings.'),
  tooMany: label(
    `A fájlban ${MAX_ROWS}-nél több sor van. Ossza több fájlra, és olvassa be őket egymás után.`,
    `The file has more than ${MAX_ROWS} lines. Split it and import the parts one after another.`,
  ),
} as const;

const BROKEN: Readonly<Record<string, (line: number) => Label>> = {
  CSV_QUOTE_NOT_CLOSED: (line) =>
    label(
      `A(z) ${line}. sor táján egy idézőjel (") nyitva maradt, ezért nem lehet tudni, hol ér véget a cella.`,
      `Near line ${line} a quotation mark (") is never closed, so it is not clear where the cell ends.`,
    ),
  CSV_INVALID_CLOSING_QUOTE: (line) =>
    label(
      `A(z) ${line}. sorban idézőjel (") áll egy idézőjelek közé tett cella közepén. A cellán belül írjon kettőt ("").`,
      `In line ${line} a quoted cell contains a quotation mark ("). Write two ("") there.`,
    ),
  CSV_MAX_RECORD_SIZE: (line) => label(`A(z) ${line}. sor túl hosszú.`, `Line ${line} is too long.`),
};

const describeBrokenLine = (line: number) =>
  label(
    `A táblázat a(z) ${line}. sor táján hibás, nem olvasható tovább.`,
    `The table is broken near line ${line} and cannot be read any further.`,
  );

/** The error of too many or no rows. */
export function findRowsError(rows: readonly Row[]): Label | null {
  if (rows.length === 0) return ERROR_TEXTS.noRows;
  return rows.length > MAX_ROWS ? ERROR_TEXTS.tooMany : null;
}

/** The delimiter of the headings, ignoring quoted ones. */
function getDelimiter(text: string): Delimiter {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Old Apple programs end lines with a carriage return only. */
const recordDelimiter = (text: string) => (text.includes('\n') ? ['\r\n', '\n'] : ['\r']);

/** Excel's first line that names the delimiter. */
const DELIMITER_LINE = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n)/i;

/** Parses a CSV file with `;`, `,` or tab as delimiter. Empty lines are left out. */
export function readTable(whole: string): Table {
  const [delimiterLine = '', sign] = DELIMITER_LINE.exec(whole) ?? [];
  const text = whole.slice(delimiterLine.length);
  const linesBefore = delimiterLine ? 1 : 0;
  const delimiter = DELIMITERS.find((candidate) => candidate === sign) ?? getDelimiter(text);
  let parsed: CsvRecord[];
  try {
    parsed = parse(text, {
      delimiter,
      record_delimiter: recordDelimiter(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_IN_ROW,
      to: MAX_ROWS * 2,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = linesBefore + Number(Reflect.get(error, 'lines') ?? 0);
    return { error: (BROKEN[error.code] ?? describeBrokenLine)(line) };
  }
  const lines = parsed.flatMap(({ record, info }): Row[] => {
    const cells = record.map((cell) => parseCsvCell(cell.trim()));
    // The parser reports the last line of a record; one with multi-line cells began earlier.
    const within = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return cells.some(Boolean) ? [{ line: linesBefore + info.lines - within, cells }] : [];
  });
  const [headings, ...rows] = lines;
  if (!headings) return { error: ERROR_TEXTS.noHeadings };
  const error = findRowsError(rows);
  return error ? { error } : { headings: headings.cells, rows, delimiter };
}
