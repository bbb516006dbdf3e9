import { STAMP } from '../form-state.ts';

/** Where the server tells the time in a way that it knows again. */
export const STAMP_ADDRESS = '/form-stamp.txt';

/**
 * When a visitor first comes to a form, asks the server for a stamp of that moment. Pages are kept for everybody, so none stands in them.
 * Without it, or without scripts, a form is looked at twice.
 */
export function fetchFormTimestamp(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${STAMP}"]`);
  if (!field || field.value || field.dataset['asked']) return;
  field.dataset['asked'] = 'yes';
  void fillIn(field);
}

async function fillIn(field: HTMLInputElement): Promise<void> {
  try {
    const response = await fetch(STAMP_ADDRESS);
    if (response.ok) field.value = await response.text();
  } catch {
    // A form without a stamp is looked at twice, and taken.
  }
}
