import type { Challenge } from 'altcha-lib';

/**
 * Why it could not be sent: no connection, too many sendings, too long a text, or anything else. `lost` is too long a text that was sent
 * without scripts: only the browser still has it.
 */
export type SubmitError = 'cutOff' | 'tooMany' | 'tooLong' | 'lost' | 'failed';

/** The state of a refused form: its input and its errors. */
export interface FormState<Field extends string> {
  values: Record<Field, string>;
  /** By field, in the visitor's language; `form` is about the whole. */
  errors: Partial<Record<Field | 'form' | typeof ATTACHMENTS, string>>;
  /** Names of files that were sent and must be chosen again. */
  lostFiles?: string[];
  /** By it the server knows how long its sender has had the form. */
  stamp?: string;
  /** To be solved before it is taken at once; without scripts it is taken a while later. */
  challenge?: Challenge;
  /** What was sent did not arrive, was refused before it was looked at, or its answer was lost. */
  error?: SubmitError;
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Only catches slips: whether an address is acceptable, the content service decides. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

export const CHECKED = 'on';

/** A field that no visitor sees; programs fill it in. */
export const HONEYPOT = 'website';
/** The time when the visitor came to the form, signed by the server (`spam-guard/form-timestamp.ts`). */
export const STAMP = 'stamp';
/** The solution of a challenge (`spam-guard/prove.ts`). */
export const PROOF = 'proof';

/** The field that takes files. */
export const ATTACHMENTS = 'attachments' as const;

/** The content service's reference, as it may stand in the address of the thank-you; anything else is no reference. */
export function readReference(query: URLSearchParams): string | null {
  const value = query.get('reference') ?? '';
  return /^[A-Z0-9](?:[A-Z0-9-]{2,38})[A-Z0-9]$/.test(value) ? value : null;
}
