import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../breakpoints.ts';

const QUERY = `(min-width: ${BREAKPOINTS.phoneWide}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Is there room for two months? From 640 px (specification, section 5). On the server there is not. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
