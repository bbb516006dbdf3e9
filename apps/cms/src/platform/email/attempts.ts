/** When sending is retried, and when it is given up. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds until the next try after the first, second … failure; the last one repeats. */
const RETRY_DELAYS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** Seconds after which the email is given up. */
const GIVE_UP_AFTER_SECONDS = 72 * HOUR;

/** A failed try, for the administrators' list and the log; `code` contains no personal data. */
export interface Failure {
  code: string;
  /** The server's message, which may contain the address. */
  detail: string;
  /** `refused`: the server permanently rejects this email. `unreachable`: the server accepted no email at all. */
  kind: 'later' | 'refused' | 'unreachable';
  /** Whether the server says that the recipient does not exist. */
  isUndeliverable: boolean;
}

const MAX_DETAIL = 500;

/** The instant of the next try after this number of tries (at least one), or `null` to give up. */
export function getNextTry(tries: number, since: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const pause = RETRY_DELAYS_SECONDS[Math.min(tries, RETRY_DELAYS_SECONDS.length) - 1] ?? MINUTE;
  const next = now.add({ seconds: pause });
  return Temporal.Instant.compare(next, since.add({ seconds: GIVE_UP_AFTER_SECONDS })) > 0 ? null : next;
}

const readText = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/**
 * Classifies an error of nodemailer. Only a rejection of the recipient or of the email itself is final: a rejected password, sender or greeting
 * (also 5xx) is a configuration error, and the emails wait until it is corrected.
 */
export function classifyFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', detail: String(error), kind: 'later', isUndeliverable: false };
  const [code, status, command = ''] = [readText(error, 'code'), readText(error, 'responseCode'), readText(error, 'command')];
  const detail = (readText(error, 'response') ?? readText(error, 'message') ?? '').slice(0, MAX_DETAIL);
  const isFinal = Reflect.get(error, 'permanent') === true;
  const ofRecipient = isFinal && command === 'RCPT TO';
  const isAboutEmail = (isFinal && command === 'DATA') || (code === 'EENVELOPE' && command === 'API');
  // Without an answer about this email, the next one would fail in the same way.
  const isAnswered = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && status !== undefined;
  return {
    code: [code ?? 'unknown', status].filter(Boolean).join(' '),
    detail,
    kind: ofRecipient || isAboutEmail ? 'refused' : isAnswered ? 'later' : 'unreachable',
    isUndeliverable: ofRecipient,
  };
}
