import { useEffect, useEffectEvent, useState } from 'react';

interface Field {
  /** The text of the field, without what an input method is still composing. */
  text: string;
  /** Whether the visitor wants to see what is offered: writing or beginning, and not closed by them. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The option that the keyboard is on; -1 in the field itself. */
  active: number;
  setActive: (active: number) => void;
}

/** The state of a field that offers something. An empty one offers as soon as it is reached, one that is filled when something is written, be it before this code was here. */
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
  /** Letters that came after this was drawn and before anybody listened: they are told of once more. */
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
