import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isDesktop, useIsDesktop } from '../viewport.ts';
import { MENU_ID } from './menu-id.ts';

const openPanels = (header: HTMLElement | null) => [...(header?.querySelectorAll('details') ?? [])].filter((panel) => panel.open);

/** Closes the menu's panels and its drawer: outside click, Escape, a change of route and, for the drawer, a wide window. */
export function useClosing(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isWide = useIsDesktop();
  const visit = useRef(key);

  useEffect(() => {
    if (visit.current === key) return;
    visit.current = key;
    for (const panel of openPanels(header.current)) panel.open = false;
    hideDrawer();
  }, [header, key]);

  useEffect(() => {
    if (isWide) hideDrawer();
  }, [isWide]);

  useEffect(() => {
    /** Closes panels that do not contain the target. In the drawer, panels stay as the visitor left them. */
    function closePanelsWithout(target: EventTarget | null) {
      if (!isDesktop(window.innerWidth)) return;
      for (const panel of openPanels(header.current)) {
        // The dimmed page is a pseudo-element of the panel.
        const isWithin = target instanceof Node && target !== panel && panel.contains(target);
        if (!isWithin) panel.open = false;
      }
    }
    const onClick = (event: MouseEvent) => closePanelsWithout(event.target);
    // An open panel would cover the focused element.
    function onFocusIn({ target }: FocusEvent) {
      closePanelsWithout(target);
      if (target instanceof Element && !target.closest(`#${MENU_ID}, [popovertarget]`)) hideDrawer();
    }
    /** In the drawer, opening a panel closes the one above, which moves the opened one out of view. */
    function onToggle({ target }: Event) {
      if (isDesktop(window.innerWidth)) return;
      for (const panel of openPanels(header.current)) if (panel === target) panel.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      const [panel] = openPanels(header.current);
      if (!panel || !isDesktop(window.innerWidth)) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('toggle', onToggle, { capture: true, signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [header]);
}

function hideDrawer(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
