import { type RefObject, useEffect } from 'react';

/** Links in a row with one tab stop; arrow keys move between them. */
const GROUP = '[data-one-stop]';
const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function getChoices(group: Element): HTMLElement[] {
  // Excludes the calendar's dialog beside its button.
  return [...group.querySelectorAll<HTMLElement>('li > :is(a, button)')].filter((choice) => !choice.closest('dialog'));
}

/** The tab stop is at the focused link, otherwise at the current one, otherwise at the first. */
function arrange(group: Element): void {
  const choices = getChoices(group);
  const stop =
    choices.find((choice) => choice === document.activeElement) ??
    choices.find((choice) => choice.hasAttribute('aria-current')) ??
    choices[0];
  for (const choice of choices) {
    const index = choice === stop ? 0 : -1;
    if (choice.tabIndex !== index) choice.tabIndex = index;
  }
}

/**
 * Makes each `data-one-stop` group within the element one tab stop, also after it is rendered again. Without JavaScript every link is a tab
 * stop.
 */
export function RovingTabIndex({ within }: { within: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    const arrangeAll = () => element.querySelectorAll(GROUP).forEach(arrange);
    function onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof HTMLElement)) return;
      const group = event.target.closest(GROUP);
      const choices = group ? getChoices(group) : [];
      const at = choices.indexOf(event.target);
      if (at < 0) return;
      event.preventDefault();
      choices[step(at, choices.length)]?.focus();
    }
    function onFocusIn({ target }: FocusEvent): void {
      const group = target instanceof Element ? target.closest(GROUP) : null;
      if (group) arrange(group);
    }
    arrangeAll();
    const observer = new MutationObserver(arrangeAll);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [within]);
  return null;
}
