import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withQuery } from '../../../lib/urls/href.ts';
import { toUrlQuery } from './filter-queries.ts';
import { changeFilters, type ProgramFilters, type UrlFilters } from './filters.ts';
import { readForm } from './read-form.ts';

/** Milliseconds to wait after typing a date, because parts of it may be dates, too. */
const TYPING_DELAY_MS = 700;

/** The filters' state is in the list's URL; with JavaScript a change in the form navigates at once, and links keep the scroll position. */
export function useProgramFilters(path: string, filters: ProgramFilters) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const [draft, setDraft] = useState<{ search: string; filters: UrlFilters } | null>(null);
  // The back button must not restore a draft of another URL.
  if (draft && draft.search !== search) setDraft(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const goTo = useCallback(
    (address: string) => {
      // A pending date would restore the filters from before this choice.
      clearTimeout(typing.current);
      void navigate(address, { preventScrollReset: true, state: { keepsPlace: true } });
    },
    [navigate],
  );

  const shown: UrlFilters = draft?.search === search ? draft.filters : filters;
  function send(next: UrlFilters): void {
    const address = withQuery(path, toUrlQuery(next));
    setDraft({ search, filters: next });
    if (address !== path + search) goTo(address);
  }

  function onChange(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    clearTimeout(typing.current);
    const sendForm = () => {
      send(changeFilters(shown, readForm(new FormData(form))));
    };
    const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'date';
    if (isTyped) typing.current = setTimeout(sendForm, TYPING_DELAY_MS);
    else sendForm();
  }

  /** Called with the days of the date pickers. A partly typed date may be a valid other date. */
  function onDays(days: Pick<ProgramFilters, 'from' | 'to'>): void {
    clearTimeout(typing.current);
    const isTyped = document.activeElement instanceof HTMLInputElement;
    typing.current = setTimeout(() => send(changeFilters(shown, days)), isTyped ? TYPING_DELAY_MS : 0);
  }

  // Links to the same list keep the scroll position; all others are left to the shell, whose listener runs after this one.
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = screen.current;
    function onClick(event: MouseEvent): void {
      const address = findUrlInPlace(event, path);
      if (address === undefined) return;
      event.preventDefault();
      goTo(address);
    }
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [path, goTo]);

  return { shown, isBusy, onChange, onDays, screen, goTo };
}

/** The URL of a click on a link within the same list; `undefined` for other clicks. */
function findUrlInPlace(event: MouseEvent, path: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.closest('[data-leaves-place]')) return undefined;
  const to = new URL(anchor.href, window.location.href);
  return to.origin === window.location.origin && to.pathname === path && !to.hash ? to.pathname + to.search : undefined;
}
