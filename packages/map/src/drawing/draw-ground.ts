import type { GroundFeature, GroundKind, GroundPlan, WayRank } from '@liget/content-api';
import type { Frame } from '../frame.ts';
import type { LonLat } from '../geometry/metres.ts';

/** One path of a drawing: all that looks alike and lies on one level. */
export interface DrawnLayer {
  kind: GroundKind;
  rank: WayRank | null;
  isBridge: boolean;
  /** SVG path data in the frame's units. */
  d: string;
}

/** From the lowest upwards. */
const ORDER: readonly GroundKind[] = [
  'park',
  'grounds',
  'lawn',
  'garden',
  'wood',
  'dog',
  'water',
  'island',
  'square',
  'playground',
  'pitch',
  'parking',
  'track',
  'rail',
  'path',
  'steps',
  'road',
  'building',
];

const tenths = (value: number) => Math.round(value * 10);
/** As briefly as SVG reads it: a sign parts two numbers as well as a space does. */
const written = (...numbers: number[]) => numbers.map((value, index) => `${index > 0 && value >= 0 ? ' ' : ''}${value / 10}`).join('');

/** Steps from point to point are half as long to write as the points themselves. */
function commands(line: readonly LonLat[], { project }: Frame): string {
  const points = line.map((position) => project(position)).map(({ x, y }) => ({ x: tenths(x), y: tenths(y) }));
  const steps = points.slice(1).map(({ x, y }, index) => [x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0)] as const);
  const [first] = points;
  const [step, ...more] = steps.filter(([x, y]) => x !== 0 || y !== 0).flat();
  return first ? `M${written(first.x, first.y)}${step === undefined ? '' : `l${written(step, ...more)}`}` : '';
}

function pathOf({ geometry }: GroundFeature, frame: Frame): string {
  if (geometry.type === 'LineString') return commands(geometry.coordinates, frame);
  if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => `${commands(ring.slice(0, -1), frame)}Z`).join('');
  return '';
}

/** The plan as paths of an SVG, the lowest first. Points (stations, gates, names) are not drawn here. */
export function drawGround({ features }: Pick<GroundPlan, 'features'>, frame: Frame): DrawnLayer[] {
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
    layers.set(key, { ...layer, d: layer.d + pathOf(feature, frame) });
  }
  return [...layers.values()];
}
