import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Choice {
  search: string;
  id: string | null;
}

/**
 * The map's address is its state: kinds, words and the chosen place are in it, so that it can be passed on and the language switch leads to
 * the same. A choice shows at once, and stays without a connection.
 */
export function useMapAddress(path: string, given: string | null) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [draft, setDraft] = useState<Choice | null>(null);
  // A state that was left is not come back to by the back button.
  if (draft && draft.search !== search) setDraft(null);
  const screen = useRef<HTMLDivElement>(null);

  const goTo = useCallback(
    (address: string, replace = false) => {
      void navigate(address, { replace, preventScrollReset: true, state: { keepsPlace: true } });
    },
    [navigate],
  );
  const addressOf = useCallback(
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
      setDraft({ search, id });
      // One step back leads to the map without a card, however many were looked at.
      if (navigator.onLine) goTo(addressOf(id), new URLSearchParams(search).has('place') || id === null);
    },
    [search, goTo, addressOf],
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

  return { chosenId: draft ? draft.id : given, screen, goTo, addressOf, choose };
}
