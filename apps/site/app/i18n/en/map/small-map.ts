import type { smallMap as hungarian } from '../../hu/map/small-map.ts';

export const smallMap: typeof hungarian = {
  alt: 'A map of {title} and its surroundings. Open on the large map.',
};
