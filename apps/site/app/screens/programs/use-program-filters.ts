import { type RefObject, startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withQuery } from '../../lib/href.ts';
import { addressQuery, changed, FILTERS_ID, type ProgramFilters, readFilters } from './filters.ts';

/** A date that is being typed is a date for a moment too early. Milliseconds. */
const TYPING = 700;

/** The list's address is its state; with JavaScript a change in the form goes there at once, and links do not lose the visitor's place. */
export function useProgramFilters(path: string, filters: ProgramFilters, heading: RefObject<HTMLHeadingElement | null>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const [draft, setDraft] = useState<{ search: string; filters: ProgramFilters } | null>(null);
  // A state that was left is not come back to by the back button.
  if (draft && draft.search !== search) setDraft(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const goTo = useCallback(
    (address: string) => void navigate(address, { preventScrollReset: true, state: { keepsPlace: true } }),
    [navigate],
  );

  const send = useEffectEvent((form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const next = changed(readFilters(new URLSearchParams(entries)).filters, {});
    const address = withQuery(path, addressQuery(next));
    startTransition(() => setDraft({ search, filters: next }));
    if (address !== path + search) goTo(address);
  });
  const showResults = useEffectEvent(() => heading.current?.focus());

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
    // The panel's own code may still be on its way: its form is heard from here.
    function onChange({ target }: Event): void {
      const form = formOf(target);
      if (!form) return;
      clearTimeout(typing.current);
      const isTyped = target instanceof HTMLInputElement && target.type === 'date';
      if (isTyped) typing.current = setTimeout(() => send(form), TYPING);
      else send(form);
    }
    function onSubmit(event: Event): void {
      const form = formOf(event.target);
      if (!form) return;
      event.preventDefault();
      clearTimeout(typing.current);
      send(form);
      document.getElementById(FILTERS_ID)?.hidePopover();
      showResults();
    }
    element?.addEventListener('click', onClick);
    element?.addEventListener('change', onChange);
    element?.addEventListener('submit', onSubmit);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('change', onChange);
      element?.removeEventListener('submit', onSubmit);
    };
  }, [path, goTo]);

  return { shown: draft?.search === search ? draft.filters : filters, isBusy, screen, goTo };
}

/** The form of the filters, when something in it changed. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(`#${FILTERS_ID} form`) : null;
}

/** Where a press on a link leads within the same list; nothing for all other presses. */
function addressInPlace(event: MouseEvent, path: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.closest('[data-leaves-place]')) return undefined;
  const to = new URL(anchor.href, window.location.href);
  return to.origin === window.location.origin && to.pathname === path && !to.hash ? to.pathname + to.search : undefined;
}
