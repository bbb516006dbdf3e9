import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withQuery } from '../../../lib/urls/href.ts';
import { toUrlQuery } from './filter-queries.ts';
import { changeFilters, type ProgramFilters, type UrlFilters } from './filters.ts';
import { readForm } from './read-filters.ts';

/** A date that is being typed is a date for a moment too early. Milliseconds. */
const TYPING = 700;

/** The list's address is its state; with JavaScript a change in the form goes there at once, and links do not lose the visitor's place. */
export function useProgramFilters(path: string, filters: ProgramFilters) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const [draft, setDraft] = useState<{ search: string; filters: UrlFilters } | null>(null);
  // A state that was left is not come back to by the back button.
  if (draft && draft.search !== search) setDraft(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const goTo = useCallback(
    (address: string) => {
      // What was chosen last holds: a date typed just before would bring back the filters of then.
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
    if (isTyped) typing.current = setTimeout(sendForm, TYPING);
    else sendForm();
  }

  /** The days of the date pickers. While a date is typed, it may be one of several that its beginnings are. */
  function onDays(days: Pick<ProgramFilters, 'from' | 'to'>): void {
    clearTimeout(typing.current);
    const isTyped = document.activeElement instanceof HTMLInputElement;
    typing.current = setTimeout(() => send(changeFilters(shown, days)), isTyped ? TYPING : 0);
  }

  // Plain links to the same list stay where the visitor is; all others are the shell's, whose listener comes after this one.
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = screen.current;
    function onClick(event: MouseEvent): void {
      const address = addressInPlace(event, path);
      if (address === undefined) return;
      event.preventDefault();
      goTo(address);
    }
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [path, goTo]);

  return { shown, isBusy, onChange, onDays, screen, goTo };
}

/** Where a press on a link leads within the same list; nothing for all other presses. */
function addressInPlace(event: MouseEvent, path: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.closest('[data-leaves-place]')) return undefined;
  const to = new URL(anchor.href, window.location.href);
  return to.origin === window.location.origin && to.pathname === path && !to.hash ? to.pathname + to.search : undefined;
}
