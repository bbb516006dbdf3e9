import type { printedMap as hungarian } from '../../hu/map/printed-map.ts';

export const printedMap: typeof hungarian = {
  title: 'City Park – map',
  subject: 'A map of City Park, Budapest, on one A4 page with a list of its places',
  alt: 'A drawing of the park from above. Its {count} numbered places are in the list.',
  north: 'N',
  metres: '{metres} m',
  track: 'Running track or loop',
  made: 'Made on {date}',
  online: 'The latest map: {url}',
  drawn: 'The inside of the park is drawn, not surveyed; the places are marked approximately.',
  surveyed: 'Map data as of {date}',
  data: 'Map data: © OpenStreetMap contributors, openstreetmap.org/copyright (ODbL)',
};
