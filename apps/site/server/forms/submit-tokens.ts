import { createHmac, randomBytes } from 'node:crypto';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import { HOUR_MS } from '@liget/park/durations';

/** Milliseconds that a suspected sender without scripts has to wait: negligible for a person, costly for a program. */
export const WAIT_MS = 15_000;
/** Milliseconds after which a token expires. */
export const SUBMIT_TOKEN_LIFE_MS = 2 * HOUR_MS;

export interface SubmitToken {
  /** Identifies a token that was used. */
  id: string;
  /** The sender has waited. */
  hasWaited: boolean;
}

/** Tokens with which a suspected form is shown again instead of its timestamp: the start of the wait, for one form and one sending. */
export function createSubmitTokens(secret: string) {
  const sign = (form: string, at: string, id: string) =>
    createHmac('sha256', secret).update(`form-ticket:${form}:${at}:${id}`).digest('base64url');
  return {
    issue(form: string, now: number): { submitToken: string; id: string } {
      const [at, id] = [String(now), randomBytes(16).toString('base64url')];
      return { submitToken: `${at}.${id}.${sign(form, at, id)}`, id };
    },
    /** The token, if it is valid for this form and has not expired. */
    read(text: string, form: string, now: number): SubmitToken | undefined {
      const [, at = '', id = '', signature = ''] = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
      const age = now - Number(at);
      return isEqualSecret(signature, sign(form, at, id)) && age < SUBMIT_TOKEN_LIFE_MS ? { id, hasWaited: age >= WAIT_MS } : undefined;
    },
  };
}
