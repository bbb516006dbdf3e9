import { useState } from 'react';
import type { BoundPicker } from '../bound-picker.ts';
import type { TextError } from './date-text.ts';

interface TypedText {
  text: string;
  /** The value that the typed text belongs to: another value from outside replaces the text. */
  iso: string;
  error?: TextError;
}

export interface DateText {
  text: string;
  error: TextError | undefined;
  onType: (text: string) => void;
  /** Called when the field loses the focus or Enter is pressed. False if the text is refused. */
  onEnd: () => boolean;
  /** Discards the typed text. */
  reset: () => void;
}

/**
 * The text of the field. A date is applied as soon as it is valid; invalid text becomes an error when typing ends, and stays as typed
 * (specification, section 5).
 */
export function useDateText(picker: BoundPicker, onError?: (error: TextError | undefined, text: string) => void): DateText {
  const [typed, setTyped] = useState<TypedText>();
  const current = typed?.iso === picker.iso ? typed : undefined;

  return {
    text: current?.text ?? picker.text,
    error: current?.error,
    onType(text) {
      const reading = text.trim() === '' ? undefined : picker.type(text);
      setTyped({ text, iso: reading?.ok ? reading.iso : picker.iso });
    },
    onEnd() {
      if (!current) return true;
      if (current.text.trim() === '') {
        picker.clear();
        setTyped(undefined);
        onError?.(undefined, '');
        return true;
      }
      const reading = picker.type(current.text);
      if (!reading.ok) picker.clear();
      setTyped(reading.ok ? undefined : { text: current.text, iso: '', error: reading.error });
      onError?.(reading.ok ? undefined : reading.error, current.text);
      return reading.ok;
    },
    reset: () => setTyped(undefined),
  };
}
