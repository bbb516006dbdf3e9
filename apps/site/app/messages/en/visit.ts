import type { visit as hungarian } from '../hu/visit.ts';

export const visit: typeof hungarian = {
  all: 'All visitor information',
  onThisPage: 'On this page',
  documents: 'Documents to download',
  others: 'More to know',
  mapHint: 'Every toilet, drinking fountain, entrance and stop on one map.',
  pictograms: {
    train: 'Public transport',
    car: 'By car',
    bicycle: 'By bicycle',
    wheelchair: 'Accessibility',
    toilet: 'Toilets',
    water: 'Drinking water',
    dog: 'With a dog',
    child: 'With children',
    food: 'Food and drink',
    clock: 'Opening hours',
    ticket: 'Tickets',
    wifi: 'Wi-Fi',
    ball: 'Sport',
    info: 'Information',
    parking: 'Parking',
    rules: 'Park rules',
    lost: 'Lost property',
    gift: 'Gifts',
  },
};
