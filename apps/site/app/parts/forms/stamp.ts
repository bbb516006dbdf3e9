import { STAMP } from './form-state.ts';

/** Where the server tells the time in a way that it knows again. */
export const STAMP_ADDRESS = '/form-stamp.txt';

/**
 * When a visitor first comes to a form, asks the server for a stamp of that moment. Pages are kept for everybody, so none stands in them.
 * Without it, or without scripts, a form is sent as well.
 */
export function fetchStamp(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${STAMP}"]`);
  if (!field || field.dataset['asked']) return;
  field.dataset['asked'] = 'yes';
  fetch(STAMP_ADDRESS)
    .then((response) => (response.ok ? response.text() : ''))
    .then(
      (stamp) => {
        field.value = stamp;
      },
      () => undefined,
    );
}
