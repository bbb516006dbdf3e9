/** When a letter is tried again, and when it is given up. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after the first, second … failed try; the last one repeats. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** Seconds after which nobody waits for the letter any more. */
const LONGEST = 72 * HOUR;

/** What went wrong, for the administrators' list and for the log; `code` holds no personal data. */
export interface Failure {
  code: string;
  /** What the server said; it may repeat the address. */
  detail: string;
  /** `refused`: the server will not take this letter, now or later. `unreachable`: it took no letter at all. */
  kind: 'later' | 'refused' | 'unreachable';
  /** Whether the server knows no such recipient. */
  isUndeliverable: boolean;
}

const LONGEST_DETAIL = 500;

/** The instant of the next try after so many (at least one), or `null` to give up. */
export function getNextTry(tries: number, since: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? MINUTE;
  const next = now.add({ seconds: pause });
  return Temporal.Instant.compare(next, since.add({ seconds: LONGEST })) > 0 ? null : next;
}

const readText = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/**
 * Reads what nodemailer says. Only a refusal of the recipient or of the letter itself is final: a refused password, sender or greeting (5xx
 * too) is a fault of the configuration, which somebody mends while the letters wait.
 */
export function classifyFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', detail: String(error), kind: 'later', isUndeliverable: false };
  const [code, status, command = ''] = [readText(error, 'code'), readText(error, 'responseCode'), readText(error, 'command')];
  const detail = (readText(error, 'response') ?? readText(error, 'message') ?? '').slice(0, LONGEST_DETAIL);
  const isFinal = Reflect.get(error, 'permanent') === true;
  const ofRecipient = isFinal && command === 'RCPT TO';
  const ofLetter = (isFinal && command === 'DATA') || (code === 'EENVELOPE' && command === 'API');
  // Without an answer to the letter itself the next one would fare no better.
  const isAnswered = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && status !== undefined;
  return {
    code: [code ?? 'unknown', status].filter(Boolean).join(' '),
    detail,
    kind: ofRecipient || ofLetter ? 'refused' : isAnswered ? 'later' : 'unreachable',
    isUndeliverable: ofRecipient,
  };
}
