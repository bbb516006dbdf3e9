import type { Challenge } from 'altcha-lib';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../islands/use-browser-value.ts';
import type { FormState } from '../form-state.ts';

/** Number of automatic attempts; after that the visitor has to send the form again. */
const MAX_ATTEMPTS = 2;

/**
 * Whether the challenge of a suspected form is being solved; then the form is sent again automatically. Not if files must be chosen again first.
 * If it cannot be solved, the form says how to continue without it.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  state: Pick<FormState<never>, 'challenge' | 'hasLostFiles'> | undefined,
): boolean {
  const challenge = state?.hasLostFiles ? undefined : state?.challenge;
  const [failedChallenge, setFailedChallenge] = useState<Challenge>();
  const attempts = useRef(0);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const element = form.current;
    if (!challenge || !element) return undefined;
    const controller = new AbortController();
    const giveUp = () => controller.signal.aborted || setFailedChallenge(challenge);
    attempts.current += 1;
    if (attempts.current > MAX_ATTEMPTS) queueMicrotask(giveUp);
    else import('./prove.ts').then(({ solveAndSubmit }) => solveAndSubmit(element, challenge, controller)).catch(giveUp);
    return () => controller.abort();
  }, [form, challenge]);
  return isHydrated && challenge !== undefined && challenge !== failedChallenge;
}
