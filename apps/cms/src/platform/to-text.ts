/** A text of a document that is read untyped; empty for anything else. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same without the spaces around it. */
export const toTrimmedText = (value: unknown): string => toText(value).trim();

/** The same, where an empty text is none. */
export const toTextOrNull = (value: unknown): string | null => toText(value) || null;
