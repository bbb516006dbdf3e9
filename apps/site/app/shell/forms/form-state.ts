/** Why nothing came back: no connection, too many sendings, too long a text, or anything else. */
export type Fault = 'cutOff' | 'tooMany' | 'tooLong' | 'failed';

/** What a form shows again when it could not be taken: what was entered, and what is wrong with it. */
export interface FormState<Field extends string> {
  values: Record<Field, string>;
  /** By field, in the visitor's language; `form` is about the whole. */
  errors: Partial<Record<Field | 'form', string>>;
  /** Only in browsers: what was sent did not arrive, or its answer did not. */
  fault?: Fault;
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Only catches slips: whether an address is acceptable, the content service decides. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

export const CHECKED = 'on';

/** The content service's reference, as it may stand in the address of the thank-you; anything else is no reference. */
export function readReference(query: URLSearchParams): string | null {
  const value = query.get('reference') ?? '';
  return /^[A-Z0-9](?:[A-Z0-9-]{2,38})[A-Z0-9]$/.test(value) ? value : null;
}
