import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

type Box = ComponentType<{ field: HTMLInputElement }>;

/** The focused field and the history entry of its page; `turn` is a new key for each focus. */
interface FieldPosition {
  field: HTMLInputElement;
  at: string;
  turn: number;
}

function onFocus(listener: () => void) {
  document.addEventListener('focusin', listener);
  return () => document.removeEventListener('focusin', listener);
}

function getFocusedField(): HTMLInputElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && 'suggests' in activeElement.dataset ? activeElement : undefined;
}

/** Adds suggestions to the search fields of the page. Their code loads at the first focus; until then a field is a plain form. */
export function Suggestions() {
  const { key } = useLocation();
  const [Box, setBox] = useState<Box>();
  const [reached, setReached] = useState<FieldPosition>();
  const [before, setBefore] = useState<HTMLInputElement>();
  // A field may have the focus before this code is loaded.
  const focused = useSyncExternalStore(onFocus, getFocusedField, () => undefined);
  if (focused !== before) {
    setBefore(focused);
    const isThere = reached?.field === focused && reached?.at === key;
    if (focused && !isThere) setReached({ field: focused, at: key, turn: (reached?.turn ?? 0) + 1 });
  }

  useEffect(() => {
    if (!focused || Box) return;
    void import('./SuggestionBox.tsx').then(
      (module) => setBox(() => module.SuggestionBox),
      () => undefined,
    );
  }, [focused, Box]);

  return Box && reached?.at === key ? <Box key={reached.turn} field={reached.field} /> : null;
}
