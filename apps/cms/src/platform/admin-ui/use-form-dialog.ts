import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { ADMIN_TEXTS } from './texts.ts';
import { useTranslate } from './use-translate.ts';

/** A modal dialog with a form, which is open while it is rendered: it asks before it closes over something that the editor has entered. */
export function useFormDialog() {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const isChanged = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  const mayClose = () => !isChanged.current || window.confirm(translate(ADMIN_TEXTS.closeOverEntered));
  const close = () => {
    if (mayClose()) dialog.current?.close();
  };
  return {
    close,
    /** Notes a change that was not made in a field of the form. */
    noteChange: () => {
      isChanged.current = true;
    },
    /** What was entered is saved. */
    noteSaved: () => {
      isChanged.current = false;
    },
    ofDialog: {
      ref: dialog,
      onInput: () => {
        isChanged.current = true;
      },
      // The browser closes a dialog at the second Escape even if the page prevents its default action, so its own handling is prevented.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      },
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target === dialog.current && !mayClose()) event.preventDefault();
      },
    },
  };
}
