import type { BaseMap, BaseMapFeature, BaseMapKind, PathRank } from '@liget/content-api';
import type { Frame } from '../frame.ts';
import { toPathData } from './path-data.ts';

/** One path of a drawing: all features with the same look on the same level. */
export interface DrawnLayer {
  kind: BaseMapKind;
  rank: PathRank | null;
  isBridge: boolean;
  /** SVG path data in the frame's units. */
  d: string;
}

/** From the lowest upwards. */
const ORDER: readonly BaseMapKind[] = [
  'park',
  'grounds',
  'lawn',
  'garden',
  'dog',
  'water',
  'island',
  'wood',
  'square',
  'playground',
  'pitch',
  'parking',
  'rail',
  'path',
  'steps',
  'track',
  'road',
  'building',
];

function getPath({ geometry }: BaseMapFeature, { project }: Frame): string {
  if (geometry.type === 'LineString') return toPathData(geometry.coordinates.map(project), false);
  if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => toPathData(ring.slice(0, -1).map(project), true)).join('');
  return '';
}

/** The base map as SVG paths, the lowest first. Points (stations, gates, names) are not included. */
export function drawBaseMap({ features }: Pick<BaseMap, 'features'>, frame: Frame): DrawnLayer[] {
  const layers = new Map<string, DrawnLayer>();
  const sorted = features
    .filter(({ properties }) => ORDER.includes(properties.kind))
    .toSorted(
      (a, b) =>
        Number(a.properties.bridge ?? false) - Number(b.properties.bridge ?? false) ||
        ORDER.indexOf(a.properties.kind) - ORDER.indexOf(b.properties.kind),
    );
  for (const feature of sorted) {
    const { kind, rank = null, bridge = false } = feature.properties;
    const key = `${kind} ${rank} ${bridge}`;
    const layer = layers.get(key) ?? { kind, rank, isBridge: bridge, d: '' };
    layers.set(key, { ...layer, d: layer.d + getPath(feature, frame) });
  }
  return [...layers.values()];
}
