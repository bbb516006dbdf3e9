import { useState } from 'react';
import type { BoundPicker } from '../bound-picker.ts';
import type { TextError } from './date-text.ts';

interface TypedText {
  text: string;
  /** The value it belongs to: a value from elsewhere puts the typed text aside. */
  iso: string;
  error?: TextError;
}

export interface DateText {
  text: string;
  error: TextError | undefined;
  onType: (text: string) => void;
  /** Typing has ended: the field was left, or Enter pressed. False when the text is refused. */
  onEnd: () => boolean;
  /** Forgets what was typed. */
  reset: () => void;
}

/**
 * What stands in the field. A date counts as soon as it can be read; text that cannot be read is refused when typing
 * ends, with its fault, and stays as it was typed (specification, section 5).
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
