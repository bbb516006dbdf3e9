import { useEditDepth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** Milliseconds without input after which the layout may change. */
const IDLE_MS = 1500;

const isTypedIn = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/** Focuses the element of the new screen that corresponds to the one that had the focus. */
function refocus({ id, textContent }: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>('a, button')];
  const same = id ? document.getElementById(id) : all.find((element) => element.textContent === textContent);
  if (document.activeElement === document.body) same?.focus({ preventScroll: true });
}

/**
 * Loads the screen of a record again after its form has stored it, because the server renders header tabs and preview only for a record with an id.
 * Waits until `isReady` and the editor makes no input. Meanwhile the form takes none, because the new screen would not have it.
 */
export function useWholeScreen(isReady: boolean): void {
  const { replace } = useRouter();
  const depth = useEditDepth();
  const [isLoading, startLoading] = useTransition();
  useEffect(() => {
    const form = isLoading ? document.querySelector<HTMLElement>('.collection-edit__form') : null;
    if (!form) return undefined;
    form.inert = true;
    return () => {
      form.inert = false;
    };
  }, [isLoading]);
  useEffect(() => {
    if (!isReady || depth > 1) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      const { activeElement, body } = document;
      if (isTypedIn(activeElement) || document.querySelector('dialog[open]')) return;
      startLoading(() => replace(`${window.location.pathname}${window.location.search}`, { scroll: false }));
      if (activeElement && activeElement !== body) setTimeout(() => refocus(activeElement), IDLE_MS);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, IDLE_MS);
    };
    const events = ['keydown', 'pointerdown', 'focusout'] as const;
    for (const event of events) document.addEventListener(event, wait, true);
    wait();
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, wait, true);
    };
  }, [depth, isReady, replace]);
}
