import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { toWallTime } from '../../fields/dates/budapest-clock.ts';
import { readTypedDate, TYPED_DATE_ERRORS } from '../../fields/dates/typed-date.ts';
import type { Label } from '../../fields/labels.ts';

interface Options {
  dayOnly: boolean;
  /** The typed date as a local date of the browser, as the picker uses. */
  onRead: (date: Date) => void;
  onError: (error: Label | null) => void;
}

/**
 * Parses the text of a picker's input on blur, at Enter, at Escape and when the input disappears: Payload's form draws a row again when a late
 * answer arrives. Invalid text shows an error and changes nothing.
 */
export function useTypedDate({ dayOnly, onRead, onError }: Options) {
  const raw = useRef<string | null>(null);
  const isRead = useRef(false);
  const finish = (): boolean => {
    const text = raw.current?.trim();
    raw.current = null;
    if (!text) return false;
    const result = readTypedDate(text, { dayOnly, today: toWallTime(Date.now()) });
    isRead.current = typeof result !== 'string';
    if (typeof result === 'string') {
      onError(TYPED_DATE_ERRORS[result](text));
      return true;
    }
    onError(null);
    const { year, month, day, time } = result;
    onRead(new Date(year, month - 1, day, time?.hour ?? 0, time?.minute ?? 0));
    return true;
  };
  const finishAtEnd = useEffectEvent(() => {
    finish();
  });
  useEffect(() => () => finishAtEnd(), []);
  return {
    /** Whether the picker's event is a key press in the input and not a choice; emptying the input counts as a choice. */
    isTyping: (event: { type?: string } | undefined) => event?.type === 'change' && Boolean(raw.current),
    onChangeRaw: (event?: { target?: EventTarget | null }) => {
      raw.current = event?.target instanceof HTMLInputElement ? event.target.value : null;
    },
    ofBox: {
      onBlur: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) finish();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!(event.target instanceof HTMLInputElement)) return;
        const isEscape = event.key === 'Escape';
        if (!isEscape && event.key !== 'Enter') return;
        const hasTyped = finish();
        // The picker closes its popup at Escape, and shows the date that was read.
        if (isEscape && (!hasTyped || isRead.current)) return;
        // Without this the picker would choose the moment that it shows, which nobody has typed, and the form would be sent; at Escape it would
        // erase the text.
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
