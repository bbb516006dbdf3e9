import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from './form-timestamp.ts';

/** Milliseconds that a suspected sender without scripts has to wait: negligible for a person, costly for a program. */
export const WAIT = 15_000;
/** Milliseconds after which a token expires. */
export const TICKET_LIFE = 2 * 3_600_000;

export interface Ticket {
  /** Identifies a token that was used. */
  id: string;
  /** The sender has waited. */
  isRipe: boolean;
}

/** Tokens with which a suspected form is shown again instead of its timestamp: the start of the wait, for one form and one sending. */
export function createSubmitTokens(secret: string) {
  const sign = (form: string, at: string, id: string) =>
    createHmac('sha256', secret).update(`form-ticket:${form}:${at}:${id}`).digest('base64url');
  return {
    issue(form: string, now: number): { ticket: string; id: string } {
      const [at, id] = [String(now), randomBytes(16).toString('base64url')];
      return { ticket: `${at}.${id}.${sign(form, at, id)}`, id };
    },
    /** The token, if it is valid for this form and has not expired. */
    read(text: string, form: string, now: number): Ticket | undefined {
      const [, at = '', id = '', signature = ''] = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
      const age = now - Number(at);
      return isSame(signature, sign(form, at, id)) && age < TICKET_LIFE ? { id, isRipe: age >= WAIT } : undefined;
    },
  };
}
