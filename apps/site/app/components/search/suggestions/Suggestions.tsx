import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

type Box = ComponentType<{ field: HTMLInputElement }>;

/** A field that was reached, and the visit of a page that it was on; `turn` tells one from the next. */
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

/** Looks after the search fields of the page: what one offers while a visitor types comes with its first use. Without that it is a plain form. */
export function Suggestions() {
  const { key } = useLocation();
  const [Box, setBox] = useState<Box>();
  const [reached, setReached] = useState<FieldPosition>();
  const [before, setBefore] = useState<HTMLInputElement>();
  // The move that brought this code may have been into a field already.
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
