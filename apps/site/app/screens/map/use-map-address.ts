import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Choice {
  id: string | null;
  /** The entries of the browser's history that it was made at: the one on the screen, and one after it that is not drawn yet. */
  madeAt: readonly string[];
}

/** The entry where the browser is; on a busy device the screen follows later. */
function getCurrentEntry(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state && 'key' in state && typeof state.key === 'string' ? state.key : 'default';
}

/**
 * The map's address is its state: kinds, words and the chosen place are in it, so that it can be passed on and the language switch leads to
 * the same. A choice shows at once, and stays without a connection.
 */
export function useMapAddress(path: string, given: string | null) {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [draft, setDraft] = useState<Choice | null>(null);
  // A state that was left is not come back to by the back button.
  if (draft && !draft.madeAt.includes(key)) setDraft(null);
  const screen = useRef<HTMLDivElement>(null);

  const goTo = useCallback(
    (address: string, replace = false) => {
      void navigate(address, { replace, preventScrollReset: true, state: { keepsPlace: true } });
    },
    [navigate],
  );
  const getAddress = useCallback(
    (place: string | null) => {
      const query = new URLSearchParams(search);
      query.delete('at');
      if (place === null) query.delete('place');
      else query.set('place', place);
      return path + (query.size > 0 ? `?${query}` : '');
    },
    [path, search],
  );
  const choose = useCallback(
    (id: string | null) => {
      setDraft({ id, madeAt: [key, getCurrentEntry()] });
      // One step back leads to the map without a card, however many were looked at.
      if (navigator.onLine) goTo(getAddress(id), new URLSearchParams(search).has('place') || id === null);
    },
    [search, key, goTo, getAddress],
  );

  // Links to the same map stay where the visitor is; all others are the shell's, whose listener comes after this one.
  useEffect(() => {
    const element = screen.current;
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const to = anchor && new URL(anchor.href, window.location.href);
      if (to?.origin !== window.location.origin || to.pathname !== path || to.hash || !navigator.onLine) return;
      event.preventDefault();
      goTo(to.pathname + to.search);
    }
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [path, goTo]);

  return { chosenId: draft ? draft.id : given, screen, goTo, getAddress, choose };
}
