import type { careers as hungarian } from '../hu/careers.ts';

export const careers: typeof hungarian = {
  title: 'Careers',
  count: '{count, plural, one {# open position} other {# open positions}}',
  none: 'There are no open positions at the moment',
  noneHint: 'New positions appear here. Meanwhile, see what is going on in the park.',
  toMagazine: 'Articles in the magazine',
  facts: 'The position at a glance',
  apply: 'Apply by e-mail',
  applyTo: 'Send your application to {address}',
  field: 'Field',
  location: 'Place of work',
  workHours: 'Working hours',
  experience: 'Experience',
  deadline: 'Apply by',
  noDeadline: 'open until filled',
  closed: 'Applications for this position have closed.',
  all: 'All open positions',
};
