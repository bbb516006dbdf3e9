import { balloon } from './top-locations/balloon.ts';
import { birdTrail } from './top-locations/bird-trail.ts';
import { botanicalGarden } from './top-locations/botanical-garden.ts';
import { ethnographyMuseum } from './top-locations/ethnography-museum.ts';
import { fineArtsMuseum } from './top-locations/fine-arts-museum.ts';
import { millenniumHouse } from './top-locations/millennium-house.ts';
import { musicHouse } from './top-locations/music-house.ts';
import { playground } from './top-locations/playground.ts';
import { promenade } from './top-locations/promenade.ts';
import { trafficPark } from './top-locations/traffic-park.ts';
import { visitorCenter } from './top-locations/visitor-center.ts';
import type { SeedTopLocation } from './types.ts';

export const topLocations: SeedTopLocation[] = [
  balloon,
  birdTrail,
  musicHouse,
  millenniumHouse,
  botanicalGarden,
  ethnographyMuseum,
  fineArtsMuseum,
  visitorCenter,
  trafficPark,
  playground,
  promenade,
];
