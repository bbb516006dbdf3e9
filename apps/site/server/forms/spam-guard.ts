import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SpamGuard } from '../../app/content/spam-guard.ts';
import { createProofs, WORK } from './form-proof.ts';
import { createFormTimestamps } from './form-timestamp.ts';
import { createSubmitTokens, SUBMIT_TOKEN_LIFE_MS } from './submit-tokens.ts';

/** Forms of one client that are accepted without a challenge, and the period in seconds. */
const FORMS_WITHOUT_CHALLENGE = { points: 5, duration: 600 };
/** Used tokens and solutions that are remembered: 10,000 within two hours are more than any client may send. */
const MAX_REMEMBERED_IDS = 10_000;

interface Options {
  /** The signing secret; without it a random one of this process, which does not survive a restart. */
  secret?: string | undefined;
  /** If false, only the honeypot field is checked: for forms that all come from one trusted address. */
  isStrict: boolean;
  /** The cost of a challenge. */
  work?: typeof WORK;
}

/** Checks the forms of all clients; `forClient` returns the guard of one client. */
export function createSpamGuards({ secret = randomBytes(32).toString('hex'), isStrict, work = WORK }: Options) {
  const [timestamps, submitTokens, proofs] = [createFormTimestamps(secret), createSubmitTokens(secret), createProofs(secret, work)];
  const sent = new RateLimiterMemory(FORMS_WITHOUT_CHALLENGE);
  const used = new LRUCache<string, string>({ max: MAX_REMEMBERED_IDS, ttl: SUBMIT_TOKEN_LIFE_MS });
  const createTimestamp = () => timestamps.create(Date.now());

  /**
   * A token or a solution is valid for the content of one form, however often it is sent: it is stored only once (`idempotency-key.server.ts`).
   */
  function markUsed(id: string, key: string): boolean {
    const usedKey = used.get(id);
    if (usedKey !== undefined) return usedKey === key;
    used.set(id, key);
    return true;
  }
  const isBelowLimit = (client: string) =>
    sent.consume(client).then(
      () => true,
      () => false,
    );

  const createGuard = (client: string): SpamGuard => ({
    createTimestamp,
    async findSuspicion(form) {
      const now = Date.now();
      const submitToken = submitTokens.read(form.stamp, form.name, now);
      const provenId = (await proofs.findSolvedId(form.proof, form.name)) ?? (submitToken?.hasWaited ? submitToken.id : undefined);
      if (provenId && markUsed(provenId, form.key)) return null;
      const hasTokenOrProof = submitToken !== undefined || form.proof !== '';
      const isUnsuspicious = !isStrict || (timestamps.isOldEnough(form.stamp, now) && (await isBelowLimit(client)));
      if (!hasTokenOrProof && !form.isHoneypotFilled && isUnsuspicious) return null;
      // A sender who was only too early keeps the same token and does not wait longer.
      const next =
        submitToken && !used.has(submitToken.id) ? { submitToken: form.stamp, id: submitToken.id } : submitTokens.issue(form.name, now);
      return { stamp: next.submitToken, challenge: await proofs.challenge(form.name, next.id, now) };
    },
  });
  return { forClient: createGuard, createTimestamp };
}

export type SpamGuards = ReturnType<typeof createSpamGuards>;
