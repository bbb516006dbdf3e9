'use client';

import { type ReactNode, useEffect } from 'react';
import { setClocks } from './budapest-zone.ts';
import { hungarianName, hungarianText, hungarianTold } from './hungarian/untranslatable.ts';
import { useAdminLanguage } from './use-word.ts';

// Before anything words a moment: this stands around all screens.
setClocks();

/** Where visible English texts can stand; never where editors write. */
const TEXTS = '.live-preview-toolbar, .popup__content, .collection-list__tables, .errorBoundary';
const TOLD = '[aria-live]';
/** Buttons that have a sign and no name. */
const NAMELESS = [['.date-time-picker__clear-button', 'Időpont törlése']] as const;

/** What an editor types is theirs, and comes a letter at a time. */
const isWriting = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest('[contenteditable="true"]'));

function translateTexts(root: Element, hungarianOf: typeof hungarianText): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[contenteditable="true"], textarea')) continue;
    const hungarian = hungarianOf(node.nodeValue ?? '');
    if (hungarian !== null) node.nodeValue = hungarian;
  }
}

/** Some buttons of lists and fields are named after an object; its words stand beside them. */
const UNNAMED = '[object Object]';

function nameByPlace(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[aria-label*="${UNNAMED}"]`)) {
    const label =
      element.closest('th')?.querySelector('.sort-column__label') ?? element.closest('.field-type')?.querySelector('.field-label');
    const words = label?.firstChild?.textContent?.trim();
    if (words) element.setAttribute('aria-label', (element.getAttribute('aria-label') ?? '').replace(UNNAMED, words));
  }
}

function translate(root: ParentNode): void {
  nameByPlace(root);
  for (const element of root.querySelectorAll('[aria-label]')) {
    const hungarian = hungarianName(element.getAttribute('aria-label') ?? '');
    if (hungarian !== null) element.setAttribute('aria-label', hungarian);
  }
  for (const [selector, name] of NAMELESS)
    for (const element of root.querySelectorAll(`${selector}:not([aria-label])`)) element.setAttribute('aria-label', name);
  for (const element of root.querySelectorAll(TEXTS)) translateTexts(element, hungarianText);
  for (const element of root.querySelectorAll(TOLD)) translateTexts(element, hungarianTold);
}

/** Gives those texts in Hungarian to editors who read it, or hear it read out. */
export function HungarianLabels({ children }: { children?: ReactNode }) {
  const language = useAdminLanguage();
  useEffect(() => {
    if (language !== 'hu') return undefined;
    translate(document);
    const observer = new MutationObserver((changes) => {
      if (!changes.every(({ target }) => isWriting(target))) translate(document);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
