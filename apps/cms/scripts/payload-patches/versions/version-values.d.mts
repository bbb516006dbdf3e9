export default function versionValues(source: string): string;
type Row = Record<string, unknown> | undefined;
/** What a row is named after, behind a dash; '' when nothing names it. */
export function readRowName(rows: readonly Row[]): string;
/** The label of one row, or of a building block. */
export function getRowKind(field: object, rows: readonly Row[]): unknown;
/** Whether no form shows the field. */
export function isUnseen(field: object): boolean;
