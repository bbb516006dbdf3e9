/** So that spreadsheets read the letters of a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets compute what begins with one of these signs. */
const COMPUTED = /^[=+\-@\t\r]/;

/** One cell. What visitors or editors wrote is never computed: an apostrophe before it makes it a text (OWASP, CSV injection). */
export function formatCsvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const harmless = COMPUTED.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a cell that `formatCsvCell` made harmless. */
export const parseCsvCell = (cell: string): string => (cell.startsWith("'") && COMPUTED.test(cell.slice(1)) ? cell.slice(1) : cell);
