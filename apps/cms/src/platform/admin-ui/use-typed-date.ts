import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { toWallTime } from '../fields/dates/budapest-clock.ts';
import { readTypedDate, TYPED_DATE_ERRORS } from '../fields/dates/typed-date.ts';
import type { Label } from '../fields/labels.ts';

interface Options {
  dayOnly: boolean;
  /** What was typed, as the picker's own dates are: of the browser's zone. */
  onRead: (date: Date) => void;
  onError: (error: Label | null) => void;
}

/** Reads what is typed into a picker's box when the box is left, or at Enter; what cannot be read is said and changes nothing. */
export function useTypedDate({ dayOnly, onRead, onError }: Options) {
  const raw = useRef<string | null>(null);
  const finish = (): boolean => {
    const text = raw.current?.trim();
    raw.current = null;
    if (!text) return false;
    const found = readTypedDate(text, { dayOnly, today: toWallTime(Date.now()) });
    if (typeof found === 'string') {
      onError(TYPED_DATE_ERRORS[found](text));
      return true;
    }
    onError(null);
    const { year, month, day, time } = found;
    onRead(new Date(year, month - 1, day, time?.hour ?? 0, time?.minute ?? 0));
    return true;
  };
  return {
    /** Whether the picker tells of a key in the box, not of a choice; an emptied box is a choice. */
    isTyping: (event: { type?: string } | undefined) => event?.type === 'change' && Boolean(raw.current),
    onChangeRaw: (event?: { target?: EventTarget | null }) => {
      raw.current = event?.target instanceof HTMLInputElement ? event.target.value : null;
    },
    ofBox: {
      onBlur: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) finish();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key === 'Escape') raw.current = null;
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !finish()) return;
        // The picker would take the day that it shows, the form would be sent.
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
