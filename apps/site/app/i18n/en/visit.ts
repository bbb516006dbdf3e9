import type { visit as hungarian } from '../hu/visit.ts';

export const visit: typeof hungarian = {
  all: 'All visitor information',
  onThisPage: 'On this page',
  documents: 'Documents to download',
  others: 'More to know',
  mapHint: 'Every toilet, drinking fountain, entrance and stop on one map.',
  hoursToday: 'Opening hours today',
  place: 'Place',
  live: { park: 'The park', parkHours: 'open day and night', balloon: 'Balloon', next: 'Starts next', restroom: 'Toilets', metro: 'Metro' },
};
