import { PRINTED_BASE_MAP as COLOURS } from '@liget/design-tokens';
import type { DrawnLayer } from '@liget/map';

/** The paint of a layer of the base map, on paper and on small maps. */
export interface Paint {
  fill?: string;
  stroke?: string;
  /** Metres. */
  width?: number;
  /** The colour of the edge on both sides of a path or road. */
  edge?: string;
  dashes?: readonly [dash: number, gap: number];
}

const AREAS: { [Kind in DrawnLayer['kind']]?: Paint } = {
  park: { fill: COLOURS.park },
  grounds: { fill: COLOURS.grounds },
  lawn: { fill: COLOURS.lawn },
  garden: { fill: COLOURS.garden },
  wood: { fill: COLOURS.wood },
  dog: { fill: COLOURS.dog },
  water: { fill: COLOURS.water, stroke: COLOURS['water-edge'], width: 1 },
  island: { fill: COLOURS.lawn },
  square: { fill: COLOURS.square },
  playground: { fill: COLOURS.playground },
  pitch: { fill: COLOURS.pitch, stroke: COLOURS['pitch-edge'], width: 1 },
  parking: { fill: COLOURS.parking },
  building: { fill: COLOURS.building, stroke: COLOURS.wall, width: 1 },
  track: { stroke: COLOURS.track, width: 4 },
  rail: { stroke: COLOURS.rail, width: 1.5, dashes: [6, 5] },
  steps: { stroke: COLOURS.steps, width: 4, dashes: [1.5, 1.5] },
};

const WIDTHS = { primary: 16, secondary: 13, street: 9, promenade: 7, footway: 4, trail: 2.5 } as const;

/** `null` for what is not drawn. */
export function getPaint({ kind, rank, isBridge }: Pick<DrawnLayer, 'kind' | 'rank' | 'isBridge'>): Paint | null {
  if (kind === 'road') return { stroke: COLOURS.road, width: WIDTHS[rank ?? 'street'], edge: COLOURS['road-edge'] };
  if (kind === 'path') {
    const width = WIDTHS[rank ?? 'footway'];
    if (isBridge) return { stroke: COLOURS.path, width: width + 1, edge: COLOURS['bridge-edge'] };
    return rank === 'promenade' ? { stroke: COLOURS.path, width, edge: COLOURS['promenade-edge'] } : { stroke: COLOURS.path, width };
  }
  return AREAS[kind] ?? null;
}
