import { useEffect, useEffectEvent, useState } from 'react';

interface Field {
  /** The text of the field, without what an input method is composing. */
  text: string;
  /** Whether the list is open: the visitor is typing or has focused the empty field, and has not closed it. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Index of the active option; -1 for the field. */
  active: number;
  setActive: (active: number) => void;
}

/** The state of a field with suggestions. An empty field opens on focus, a filled one when its text changes, even before this code was loaded. */
export function useField(field: HTMLInputElement, onSearch: (text: string) => void): Field {
  const [text, setText] = useState(field.value);
  const [isOpen, setOpen] = useState(field.value === '' || field.value !== field.defaultValue);
  const [active, setActive] = useState(-1);

  const onInput = useEffectEvent((event: Event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    setText(field.value);
    setOpen(true);
    setActive(-1);
  });
  /** Handles text that was typed between rendering and listening. */
  const catchUp = useEffectEvent(() => {
    if (field.value !== text) field.dispatchEvent(new Event('input'));
  });
  const onReach = useEffectEvent(() => {
    if (field.value === '') setOpen(true);
  });
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && field.form?.contains(relatedTarget)) return;
    setOpen(false);
    setActive(-1);
  });
  const onSubmit = useEffectEvent(() => {
    setOpen(false);
    onSearch(field.value);
  });

  useEffect(() => {
    const { form } = field;
    const listen = new AbortController();
    const { signal } = listen;
    for (const type of ['input', 'compositionend']) field.addEventListener(type, onInput, { signal });
    for (const type of ['focus', 'click']) field.addEventListener(type, onReach, { signal });
    form?.addEventListener('focusout', onLeave, { signal });
    form?.addEventListener('submit', onSubmit, { signal });
    catchUp();
    return () => listen.abort();
  }, [field]);

  return { text, isOpen, setOpen, active, setActive };
}
