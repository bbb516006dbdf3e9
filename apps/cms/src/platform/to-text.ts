/** A text of an untyped document; empty for other values. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same without surrounding spaces. */
export const toTrimmedText = (value: unknown): string => toText(value).trim();

/** The same, with `null` for an empty text. */
export const toTextOrNull = (value: unknown): string | null => toText(value) || null;
