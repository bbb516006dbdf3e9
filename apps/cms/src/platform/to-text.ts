/** A text of a document that is read untyped; empty for anything else. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
