import type { Challenge } from 'altcha-lib';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormState } from '../form-state.ts';

/** Solutions that are sent by themselves; whoever is still suspected then sends it again by hand. */
const MOST_TRIES = 2;

const never = () => () => undefined;

/**
 * Whether a suspected form is being proved to come from a browser that takes the time for it: then it is sent again by itself. Not where files
 * must be chosen again first. What cannot be proved says how it goes on without.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  state: Pick<FormState<never>, 'challenge' | 'lostFiles'> | undefined,
): boolean {
  const challenge = state?.lostFiles ? undefined : state?.challenge;
  const [givenUp, setGivenUp] = useState<Challenge>();
  const tries = useRef(0);
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const element = form.current;
    if (!challenge || !element) return undefined;
    const controller = new AbortController();
    const giveUp = () => controller.signal.aborted || setGivenUp(challenge);
    tries.current += 1;
    if (tries.current > MOST_TRIES) queueMicrotask(giveUp);
    else import('./prove.ts').then(({ prove }) => prove(element, challenge, controller)).catch(giveUp);
    return () => controller.abort();
  }, [form, challenge]);
  return hasScripts && challenge !== undefined && challenge !== givenUp;
}
