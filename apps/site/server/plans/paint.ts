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
  park: { fill: '#e3f3d3' },
  grounds: { fill: '#dcecc9' },
  lawn: { fill: '#d3eab9' },
  garden: { fill: '#d8ecc4' },
  wood: { fill: '#bcdca2' },
  dog: { fill: '#dfe8b8' },
  water: { fill: '#b5d3f7', stroke: '#7fa9de', width: 1 },
  island: { fill: '#d3eab9' },
  square: { fill: '#f3ecdd' },
  playground: { fill: '#ffe7a3' },
  pitch: { fill: '#c5e3c0', stroke: '#8fb98a', width: 1 },
  parking: { fill: '#e9e9e4' },
  building: { fill: '#dccfbb', stroke: '#a8977c', width: 1 },
  track: { stroke: '#d99a7c', width: 4 },
  rail: { stroke: '#a9b1ab', width: 1.5, dashes: [6, 5] },
  steps: { stroke: '#9a5a3c', width: 4, dashes: [1.5, 1.5] },
};

const WIDTHS = { primary: 16, secondary: 13, street: 9, promenade: 7, footway: 4, trail: 2.5 } as const;

/** `null` for what is not drawn. */
export function getPaint({ kind, rank, isBridge }: Pick<DrawnLayer, 'kind' | 'rank' | 'isBridge'>): Paint | null {
  if (kind === 'road') return { stroke: '#ffffff', width: WIDTHS[rank ?? 'street'], edge: '#b9bfae' };
  if (kind === 'path') {
    const width = WIDTHS[rank ?? 'footway'];
    if (isBridge) return { stroke: '#fffaf0', width: width + 1, edge: '#6b7a70' };
    return rank === 'promenade' ? { stroke: '#fffaf0', width, edge: '#c9cdb4' } : { stroke: '#fffaf0', width };
  }
  return AREAS[kind] ?? null;
}
