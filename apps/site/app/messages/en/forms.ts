import type { forms as hungarian } from '../hu/forms.ts';

export const forms: typeof hungarian = {
  check: 'Please look at these again:',
  required: 'Please fill in every field, unless it says otherwise.',
  optional: '(optional)',
  sending: 'Sending…',
  unavailable: 'We could not save what you wrote just now. Nothing is lost: please send it again in a few minutes.',
  reference: 'Reference',
  keepReference: 'Please note it down, and quote it if you write to us again.',
};
