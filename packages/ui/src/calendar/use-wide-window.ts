import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../breakpoints.ts';

const QUERY = `(min-width: ${BREAKPOINTS.phoneWide}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for two months: from 640 px (specification, section 5). False on the server. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
