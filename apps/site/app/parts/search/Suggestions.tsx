import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

type Box = ComponentType<{ field: HTMLInputElement }>;

/** A field that was reached, and the visit of a page that it was on; `turn` tells one time from the next. */
interface Reached {
  field: HTMLInputElement;
  at: string;
  turn: number;
}

const fieldOf = (target: EventTarget | null) => (target instanceof HTMLInputElement && 'suggests' in target.dataset ? target : undefined);

/** Looks after the search fields of the page: what one offers while a visitor types comes with its first use. Without that it is a plain form. */
export function Suggestions() {
  const { key } = useLocation();
  const [Box, setBox] = useState<Box>();
  const [reached, setReached] = useState<Reached | undefined>(() => {
    // The move that brought this code may have been into a field.
    const field = fieldOf(document.activeElement);
    return field && { field, at: key, turn: 0 };
  });

  const onReach = useEffectEvent(({ target }: FocusEvent) => {
    const field = fieldOf(target);
    const isThere = Box && reached?.field === field && reached?.at === key;
    if (field && !isThere) setReached({ field, at: key, turn: (reached?.turn ?? 0) + 1 });
  });
  useEffect(() => {
    document.addEventListener('focusin', onReach);
    return () => document.removeEventListener('focusin', onReach);
  }, []);
  useEffect(() => {
    if (!reached || Box) return;
    void import('./SuggestionBox.tsx').then(
      (module) => setBox(() => module.SuggestionBox),
      () => undefined,
    );
  }, [reached, Box]);

  return Box && reached?.at === key ? <Box key={reached.turn} field={reached.field} /> : null;
}
