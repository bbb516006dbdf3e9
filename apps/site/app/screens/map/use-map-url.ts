import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Choice {
  id: string | null;
  /** History entries in which the choice applies: the rendered one, and a newer one that is not rendered yet. */
  madeAt: readonly string[];
}

/** The current history entry of the browser; on a busy device the rendered one lags behind. */
function getCurrentEntry(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state && 'key' in state && typeof state.key === 'string' ? state.key : 'default';
}

/**
 * Keeps the state of the map in its URL: kinds, words and the chosen place. So it can be shared, and the language switch keeps it. A choice shows
 * at once, and also works offline.
 */
export function useMapUrl(path: string, loadedId: string | null) {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [draft, setDraft] = useState<Choice | null>(null);
  // Without this, going back would show a choice from another history entry.
  if (draft && !draft.madeAt.includes(key)) setDraft(null);
  const screen = useRef<HTMLDivElement>(null);

  const goTo = useCallback(
    (address: string, replace = false) => {
      void navigate(address, { replace, preventScrollReset: true, state: { keepsPlace: true } });
    },
    [navigate],
  );
  const getUrl = useCallback(
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
      // Later choices replace the history entry, so that one step back closes the card.
      if (navigator.onLine) goTo(getUrl(id), new URLSearchParams(search).has('place') || id === null);
    },
    [search, key, goTo, getUrl],
  );

  // Links to the same map keep the scroll position; all others are left to the shell, whose listener runs after this one.
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

  return { chosenId: draft ? draft.id : loadedId, screen, goTo, getUrl, choose };
}
