'use client';

import { type ReactNode, useEffect } from 'react';
import { useAdminLanguage } from './use-word.ts';

/** What the text editor names in English whatever the admin's language: its source has no translations for these. */
const LABELS = new Map([
  ['Add block', 'Blokk hozzáadása'],
  ['Drag to move', 'Húzza az áthelyezéshez'],
  ['Edit link', 'Hivatkozás szerkesztése'],
  ['Remove link', 'Hivatkozás eltávolítása'],
  ['Insert Paragraph', 'Bekezdés beszúrása'],
]);

function translate(root: ParentNode): void {
  for (const element of root.querySelectorAll('[aria-label]')) {
    const english = element.getAttribute('aria-label') ?? '';
    const label = LABELS.get(english) ?? (english.startsWith('Edit ') ? `${english.slice('Edit '.length)} szerkesztése` : undefined);
    if (label) element.setAttribute('aria-label', label);
  }
}

/** Gives those names in Hungarian to editors who hear the page read out. */
export function HungarianLabels({ children }: { children?: ReactNode }) {
  const language = useAdminLanguage();
  useEffect(() => {
    if (language !== 'hu') return undefined;
    translate(document);
    const observer = new MutationObserver(() => translate(document));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
