import type { FocusEvent } from 'react';
import styles from './Forms.module.css';
import { FORM_ANCHOR } from './form-errors.ts';

/** Beside the button: it could not be sent or stored, and nothing of it is lost. Takes the focus when the shell moves it to the form. */
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

/** After sending, the layout moves the focus to the URL's fragment; from there it moves on to the error. */
export function toAlert({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="alert"]')?.focus();
}
