/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets evaluate cells that begin with one of these characters. */
const COMPUTED = /^[=+\-@\t\r]/;

/** Formats a cell. Texts are never evaluated: an apostrophe in front makes them plain text (OWASP, CSV injection). */
export function formatCsvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const harmless = COMPUTED.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a cell that `formatCsvCell` made harmless. */
export const parseCsvCell = (cell: string): string => (cell.startsWith("'") && COMPUTED.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Lines as spreadsheets of either language open them: Hungarian ones separate cells by semicolons. */
export const writeCsvLines = (lines: readonly (readonly string[])[], delimiter: ',' | ';'): string =>
  lines.map((cells) => `${cells.map(formatCsvCell).join(delimiter)}\r\n`).join('');
