import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@liget/park/durations';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

/** Milliseconds within which a challenge must be solved. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS;
/** Rounds of one try, and the number of tries: half a second on a computer, a few seconds on a phone, a millisecond on this server. */
export const WORK = { rounds: 3_000, minTries: 500, maxTries: 1_500 };
/** Maximum length of a solution; real ones have about 600 characters. */
const MAX_PROOF_LENGTH = 2_000;

const Proof = z.object({
  challenge: z.object({
    // Loose, because the signature covers all properties.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ form: z.string(), id: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parseProof(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Challenges for one sending of one form: costly for the browser, cheap to verify. */
export function createProofs(secret: string, { rounds, minTries, maxTries } = WORK) {
  const deriveSecret = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const keys = { hmacSignatureSecret: deriveSecret('form-challenge'), hmacKeySignatureSecret: deriveSecret('form-solution') };
  return {
    challenge: (form: string, id: string, now: number): Promise<Challenge> =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: rounds,
        counter: randomInt(maxTries, minTries),
        expiresAt: new Date(now + CHALLENGE_LIFE_MS),
        data: { form, id },
      }),
    /** The id of the solved challenge of this form; `undefined` if it is unsolved, foreign or expired. */
    async findSolvedId(text: string, form: string): Promise<string | undefined> {
      const proof = Proof.safeParse(text.length <= MAX_PROOF_LENGTH ? parseProof(text) : undefined).data;
      if (proof?.challenge.parameters.data.form !== form) return undefined;
      const { verified } = await verifySolution({ ...keys, ...proof, deriveKey });
      return verified ? proof.challenge.parameters.data.id : undefined;
    },
  };
}
