import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF } from '../form-state.ts';

/** Milliseconds after which sending the form again is faster. */
const TIMEOUT_MS = 60_000;

/**
 * Solves the challenge, which takes up to a few seconds off the main thread, and submits the form with the solution. Rejects if it cannot be
 * solved: the device is too slow, or the page has no HTTPS, without which browsers lack the Web Crypto API.
 */
export async function solveAndSubmit(form: HTMLFormElement, challenge: Challenge, controller: AbortController): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: TIMEOUT_MS });
  if (controller.signal.aborted) return;
  const field = form.querySelector<HTMLInputElement>(`input[name="${PROOF}"]`);
  if (!solution || !field) throw new Error('The challenge was not solved');
  const { counter, derivedKey } = solution;
  field.value = JSON.stringify({ challenge, solution: { counter, derivedKey } });
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[type="submit"]'));
}
