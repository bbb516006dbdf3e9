import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SpamGuard } from '../../app/content/spam-guard.ts';
import { createProofs, WORK } from './form-proof.ts';
import { createFormTimestamps } from './form-timestamp.ts';
import { createSubmitTokens, SUBMIT_TOKEN_LIFE_MS } from './submit-tokens.ts';

/** Forms of one client that are taken without a second look, and the seconds in which they are counted. */
const FREELY = { points: 5, duration: 600 };
/** Used tokens and solutions that are remembered: 10,000 within two hours are many more than any client may send. */
const REMEMBERED = 10_000;

interface Options {
  /** Outlives a restart; without one it is this process's own. */
  secret?: string | undefined;
  /** Without it only the field that nobody sees is looked at: where all forms come from one address that is trusted. */
  isStrict: boolean;
  /** What a challenge costs. */
  work?: typeof WORK;
}

/** Looks at the forms of all clients; `of` is the guard of one client. */
export function createSpamGuards({ secret = randomBytes(32).toString('hex'), isStrict, work = WORK }: Options) {
  const [stamps, submitTokens, proofs] = [createFormTimestamps(secret), createSubmitTokens(secret), createProofs(secret, work)];
  const sent = new RateLimiterMemory(FREELY);
  const used = new LRUCache<string, string>({ max: REMEMBERED, ttl: SUBMIT_TOKEN_LIFE_MS });
  const stamp = () => stamps.stamp(Date.now());

  /** A token or a solution is good for one form's words, however often they come: they are stored once (`idempotency-key.server.ts`). */
  function use(id: string, key: string): boolean {
    const by = used.get(id);
    if (by !== undefined) return by === key;
    used.set(id, key);
    return true;
  }
  const isSeldom = (client: string) =>
    sent.consume(client).then(
      () => true,
      () => false,
    );

  const of = (client: string): SpamGuard => ({
    stamp,
    async suspicion(form) {
      const now = Date.now();
      const submitToken = submitTokens.read(form.stamp, form.name, now);
      const shown = (await proofs.solved(form.proof, form.name)) ?? (submitToken?.isRipe ? submitToken.id : undefined);
      if (shown && use(shown, form.key)) return null;
      const isOffered = submitToken !== undefined || form.proof !== '';
      const isLikeAnybody = !isStrict || (stamps.isPatient(form.stamp, now) && (await isSeldom(client)));
      if (!isOffered && !form.isTrapped && isLikeAnybody) return null;
      // Whoever was only too early waits no longer for it.
      const next =
        submitToken && !used.has(submitToken.id) ? { submitToken: form.stamp, id: submitToken.id } : submitTokens.issue(form.name, now);
      return { stamp: next.submitToken, challenge: await proofs.challenge(form.name, next.id, now) };
    },
  });
  return { of, stamp };
}

export type SpamGuards = ReturnType<typeof createSpamGuards>;
