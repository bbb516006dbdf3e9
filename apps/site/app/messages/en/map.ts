import type { map as hungarian } from '../hu/map.ts';

export const map: typeof hungarian = {
  filters: 'What to show',
  all: 'Show everything',
  kinds: {
    top_location: 'Top locations',
    restroom: 'Toilets',
    drinking_water: 'Drinking water',
    food: 'Food and drink',
    playground: 'Playgrounds',
    sport: 'Sport',
    dog: 'For dogs',
    info: 'Information',
    first_aid: 'First aid',
    entrance: 'Entrances',
    metro: 'Metro',
    bicycle: 'Bicycles',
    parking: 'Parking',
  },
  planLabel:
    'Sketch map of City Park with {count, plural, one {# numbered place} other {# numbered places}}. The same places are in the list under their numbers.',
  planNote: 'The numbers are those of the list. North is up; places are accurate to about 50 to 300 metres.',
  number: 'Number on the map:',
  open: 'Open in your own map',
  openNamed: '{title}: open in your own map',
  none: 'No results',
};
