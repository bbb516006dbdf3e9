import type { BaseMap } from '@liget/content-api';
import { type Box, type DrawnLayer, drawBaseMap, type Frame } from '@liget/map';
import { type MapLabel, placeBaseMapLabels } from './base-map-labels.ts';

type Markers = Parameters<typeof placeBaseMapLabels>[2];

interface Drawings {
  layers: Map<string, DrawnLayer[]>;
  names: Map<string, MapLabel[]>;
}

/** Limit of cached drawings of one base map: each search of a visitor shows other markers and makes another key. */
const MAX_DRAWINGS = 12;

/** Cached by object identity: the drawings are released with the base map when a new one has been read. */
const drawings = new WeakMap<BaseMap, Drawings>();

function memoize<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const before = cache.get(key);
  if (before) return before;
  const [oldest] = cache.keys();
  if (cache.size >= MAX_DRAWINGS && oldest !== undefined) cache.delete(oldest);
  const value = make();
  cache.set(key, value);
  return value;
}

/** Draws the base map within a box and its labels beside the markers. Both are slower than the rest of the page, so they are cached. */
export function toDrawnBaseMap(baseMap: BaseMap, { box, frame, markers }: { box: Box; frame: Frame; markers: Markers }) {
  const cached = drawings.get(baseMap) ?? { layers: new Map(), names: new Map() };
  drawings.set(baseMap, cached);
  const place = JSON.stringify(box);
  const points = markers.map(({ point: { x, y } }) => `${x},${y}`).join(' ');
  return {
    layers: memoize(cached.layers, place, () => drawBaseMap(baseMap, frame)),
    names: memoize(cached.names, `${place} ${points}`, () => placeBaseMapLabels(baseMap, frame, markers)),
  };
}
