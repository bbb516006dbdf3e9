import { PALETTE } from './palette.ts';

/** The colours of markers on the map, by the kind of what they mark. Drawings on them are white, on the light `metro` dark. */
export const MARKERS = {
  today: PALETTE.plum,
  top_location: PALETTE.red,
  metro: PALETTE.sun,
  entrance: PALETTE.stone,
  restroom: PALETTE.sky,
  drinking_water: PALETTE.lagoon,
  playground: PALETTE.leaf,
  food: PALETTE.bark,
  sport: PALETTE.leaf,
  dog: PALETTE.leaf,
  info: PALETTE.sky,
  first_aid: PALETTE.sky,
  bicycle: PALETTE.stone,
  parking: PALETTE.stone,
} as const;

/** In print also the names have the colour of their marker: all are dark. */
export const PRINTED_MARKERS = { ...MARKERS, metro: '#8a5a00' } as const;
