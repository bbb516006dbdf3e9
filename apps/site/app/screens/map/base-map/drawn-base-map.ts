import type { BaseMap } from '@liget/content-api';
import { type Box, type DrawnLayer, drawBaseMap, type Frame } from '@liget/map';
import { type MapLabel, placeBaseMapLabels } from './base-map-labels.ts';

type Signs = Parameters<typeof placeBaseMapLabels>[2];

interface Drawings {
  layers: Map<string, DrawnLayer[]>;
  names: Map<string, MapLabel[]>;
}

/** Of one plan: what is asked for differs by the words that visitors look for. */
const MOST_DRAWINGS = 12;

/** By the plan as it was read, which is there until it is read again. */
const drawings = new WeakMap<BaseMap, Drawings>();

function memoize<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const before = known.get(key);
  if (before) return before;
  const [oldest] = known.keys();
  if (known.size >= MOST_DRAWINGS && oldest !== undefined) known.delete(oldest);
  const made = make();
  known.set(key, made);
  return made;
}

/** The plan within a box, and its names beside the signs that are shown. Both take longer than the rest of the page and are drawn once. */
export function toDrawnBaseMap(baseMap: BaseMap, { box, frame, signs }: { box: Box; frame: Frame; signs: Signs }) {
  const known = drawings.get(baseMap) ?? { layers: new Map(), names: new Map() };
  drawings.set(baseMap, known);
  const place = JSON.stringify(box);
  const points = signs.map(({ point: { x, y } }) => `${x},${y}`).join(' ');
  return {
    layers: memoize(known.layers, place, () => drawBaseMap(baseMap, frame)),
    names: memoize(known.names, `${place} ${points}`, () => placeBaseMapLabels(baseMap, frame, signs)),
  };
}
