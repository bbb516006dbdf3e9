import type { FocusEvent } from 'react';
import styles from './Forms.module.css';
import { FORM_ANCHOR } from './form-errors.ts';

/** The error of the whole form, beside the button: it was not sent or not stored. Takes the focus when the layout moves it to the form. */
export function FormError({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div id={FORM_ANCHOR} className={styles.anchor} tabIndex={-1} onFocus={toAlert}>
      <div className={styles.error} role="alert" tabIndex={-1}>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** Moves the focus from the form, where the layout puts it after sending (the URL's fragment), to the error. */
export function toAlert({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="alert"]')?.focus();
}
