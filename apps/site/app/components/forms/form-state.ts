import { LIKELY_EMAIL_PATTERN } from '@liget/content-api/vocabulary/email-address';
import type { Challenge } from 'altcha-lib';

/**
 * Why the form was not sent: no connection, too many submissions, too long a text, or anything else. `lost`: the text was too long and sent without
 * scripts, so that only the browser's history still has it.
 */
export type SubmitError = 'cutOff' | 'tooMany' | 'tooLong' | 'lost' | 'failed';

/** The state of a form that was not accepted: its input and its errors. */
export interface FormState<Field extends string> {
  values: Record<Field, string>;
  /** Messages by field, in the visitor's language; `form` concerns the whole form. */
  errors: Partial<Record<Field | 'form' | typeof ATTACHMENTS, string>>;
  /** Files that were sent must be chosen again. */
  hasLostFiles?: boolean;
  /** The signed timestamp from which the server computes how long the visitor had the form. */
  stamp?: string;
  /** To be solved before the form is accepted at once; without scripts it is accepted a while later. */
  challenge?: Challenge;
  /** Set if the request failed, or was refused before it was validated. */
  error?: SubmitError;
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export function looksLikeEmail(value: string): boolean {
  return LIKELY_EMAIL_PATTERN.test(value);
}

export const CHECKED = 'on';

/** A hidden field that only bots fill in. */
export const HONEYPOT = 'website';
/** The time when the visitor first focused the form, signed by the server (`spam-guard/form-timestamp.ts`). */
export const FORM_TIMESTAMP = 'stamp';
/**
 * The time when the server sent the page, signed by it: only browsers without scripts send it. In a stored page, which is the same for everybody,
 * its value is its name.
 */
export const PAGE_TIMESTAMP = 'page-stamp';
/** The solution of a challenge (`spam-guard/prove.ts`). */
export const PROOF = 'proof';

/** The name of the file field. */
export const ATTACHMENTS = 'attachments' as const;

/** The reference of the thank-you's URL, if it has the right format. */
export function readReference(query: URLSearchParams): string | null {
  const value = query.get('reference') ?? '';
  return /^[A-Z0-9](?:[A-Z0-9-]{2,38})[A-Z0-9]$/.test(value) ? value : null;
}
