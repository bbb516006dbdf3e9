import { type RefObject, useEffect, useState } from 'react';
import { hasWritten } from '../../islands/islands.tsx';
import { readDraft, readFormTexts, removeDraft, saveFormDraft } from './form-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const getFields = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name === name && element.type !== 'hidden',
  );

/** Restores texts in empty fields; returns whether there were any. */
function restore(form: HTMLFormElement, words: Record<string, string[]>): boolean {
  let isRestored = false;
  for (const [name, values] of Object.entries(words)) {
    for (const [at, field] of getFields(form, name).entries()) {
      if (field.value !== '' || !values[at]) continue;
      field.value = values[at];
      isRestored = true;
    }
  }
  return isRestored;
}

/**
 * Keeps what is written into a form on the device, and brings it back when the visitor returns. `mark` notes that it was sent: the thank-you
 * then forgets it. `forget` empties the form, too.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, isShownAgain: boolean) {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const kept = isShownAgain ? null : readDraft(localStorage, name, Date.now());
    const stop = new AbortController();
    const tell = () => setIsRestored(!stop.signal.aborted);
    if (kept && restore(element, kept)) queueMicrotask(tell);
    const keep = () => saveFormDraft(localStorage, name, readFormTexts(new FormData(element)), Date.now());
    // Words that were there before this code was.
    if (!kept && hasWritten(element)) keep();
    for (const change of ['input', 'change']) element.addEventListener(change, keep, { signal: stop.signal });
    return () => stop.abort();
  }, [form, name, isShownAgain]);
  return {
    isRestored,
    mark: () => form.current && saveFormDraft(localStorage, name, readFormTexts(new FormData(form.current)), Date.now(), true),
    forget: () => {
      removeDraft(localStorage, name);
      setIsRestored(false);
      form.current?.reset();
    },
  };
}
