import {
  Bird,
  Castle,
  Drama,
  Flower2,
  Footprints,
  HotAirBalloon,
  House,
  type IconNode,
  Info,
  Landmark,
  Music,
  Snowflake,
  TrafficCone,
  Turtle,
  WavesLadder,
} from 'lucide';

/* Drawn in lucide's style, because lucide has none. */
const Slide: IconNode = [
  ['path', { d: 'M4 21V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v15' }],
  ['path', { d: 'M4 10h6M4 15h6' }],
  ['path', { d: 'M10 7c5.5 0 3 13 9.5 13H22' }],
];

/** Icons of particular places of a park. Separate from the other pictograms: only the map needs them. */
export const PLACE_DRAWINGS = {
  balloon: HotAirBalloon,
  bath: WavesLadder,
  bird: Bird,
  castle: Castle,
  garden: Flower2,
  house: House,
  ice: Snowflake,
  information: Info,
  museum: Landmark,
  music: Music,
  playground: Slide,
  promenade: Footprints,
  theatre: Drama,
  traffic: TrafficCone,
  zoo: Turtle,
} satisfies Record<string, IconNode>;
