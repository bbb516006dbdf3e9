import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

/** Milliseconds within which a challenge must be solved. */
export const CHALLENGE_LIFE = 10 * 60_000;
/** Rounds of one try, and how many tries it takes: half a second of a computer, a few of a telephone, a millisecond of ours. */
export const WORK = { rounds: 3_000, least: 500, most: 1_500 };
/** Characters of a solution; ours have about 600. */
const MAX_PROOF = 2_000;

const Proof = z.object({
  challenge: z.object({
    // Loose, because the signature is of all that stands in it.
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

/** Work that a browser does once for one sending of one form, and whose result is seen at a glance. */
export function createProofs(secret: string, { rounds, least, most } = WORK) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const keys = { hmacSignatureSecret: keyFor('form-challenge'), hmacKeySignatureSecret: keyFor('form-solution') };
  return {
    challenge: (form: string, id: string, now: number): Promise<Challenge> =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: rounds,
        counter: randomInt(most, least),
        expiresAt: new Date(now + CHALLENGE_LIFE),
        data: { form, id },
      }),
    /** The id of the challenge of this form that was solved; nothing when it was not, or is none of ours, or expired. */
    async solved(text: string, form: string): Promise<string | undefined> {
      const proof = Proof.safeParse(text.length <= MAX_PROOF ? parseProof(text) : undefined).data;
      if (proof?.challenge.parameters.data.form !== form) return undefined;
      const { verified } = await verifySolution({ ...keys, ...proof, deriveKey });
      return verified ? proof.challenge.parameters.data.id : undefined;
    },
  };
}
