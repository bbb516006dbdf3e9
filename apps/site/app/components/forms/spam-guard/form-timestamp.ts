import { FORM_TIMESTAMP } from '../form-state.ts';

/** The path of the server's signed timestamp. */
export const FORM_TIMESTAMP_PATH = '/form-stamp.txt';

/**
 * Requests a signed timestamp when a visitor first comes to a form. Without scripts the timestamp of the page is sent (`PAGE_TIMESTAMP`). A form
 * without a timestamp gets a challenge.
 */
export function fetchFormTimestamp(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${FORM_TIMESTAMP}"]`);
  if (!field || field.value || field.dataset['asked']) return;
  field.dataset['asked'] = 'yes';
  void fillIn(field);
}

async function fillIn(field: HTMLInputElement): Promise<void> {
  try {
    const response = await fetch(FORM_TIMESTAMP_PATH);
    if (response.ok) field.value = await response.text();
  } catch {
    // A form without a timestamp gets a challenge and is then accepted.
  }
}
