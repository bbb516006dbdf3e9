import { type RefObject, useEffect, useState } from 'react';
import { hasUnsentInput } from '../../islands/islands.tsx';
import { readDraft, readFormTexts, removeDraft, saveFormDraft } from './form-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const getFields = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name === name && element.type !== 'hidden',
  );

/** Fills empty fields with the draft; returns whether it filled any. */
function restore(form: HTMLFormElement, draft: Record<string, string[]>): boolean {
  let isRestored = false;
  for (const [name, values] of Object.entries(draft)) {
    for (const [at, field] of getFields(form, name).entries()) {
      if (field.value !== '' || !values[at]) continue;
      field.value = values[at];
      isRestored = true;
    }
  }
  return isRestored;
}

const saveForm = (name: string, form: HTMLFormElement, isSent: boolean) =>
  saveFormDraft(localStorage, name, { words: readFormTexts(new FormData(form)), at: Date.now(), isSent });

/**
 * Saves a draft of the form while the visitor types, and restores it on a later visit. `markSent` records that the form is being sent, so that the
 * thank-you page can delete the draft. `discard` deletes the draft and resets the form.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, isShownAgain: boolean) {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const savedDraft = isShownAgain ? null : readDraft(localStorage, name, Date.now());
    const stop = new AbortController();
    const noteRestored = () => setIsRestored(!stop.signal.aborted);
    if (savedDraft && restore(element, savedDraft)) queueMicrotask(noteRestored);
    const save = () => saveForm(name, element, false);
    // The visitor typed before this code was loaded.
    if (!savedDraft && hasUnsentInput(element)) save();
    for (const change of ['input', 'change']) element.addEventListener(change, save, { signal: stop.signal });
    return () => stop.abort();
  }, [form, name, isShownAgain]);
  return {
    isRestored,
    markSent: () => form.current && saveForm(name, form.current, true),
    discard: () => {
      removeDraft(localStorage, name);
      setIsRestored(false);
      form.current?.reset();
    },
  };
}
