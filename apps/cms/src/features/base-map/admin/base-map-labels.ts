import type { BaseMapFeature, BaseMapKind } from '@liget/content-api';
import type { Frame, LonLat, Point } from '@liget/map';

export interface BaseMapLabel extends Point {
  id: string;
  name: string;
}

/** Width of a character and height of a line, in drawing units. */
const CHARACTER_WIDTH = 6.2;
const LINE_HEIGHT = 15;

/** The kinds with labels, the most important first, with the lowest zoom at which they are shown. */
const LABELLED_KINDS: readonly (readonly [BaseMapKind, number])[] = [
  ['station', 1],
  ['water', 1],
  ['grounds', 1],
  ['square', 1],
  ['building', 2],
  ['playground', 2],
  ['garden', 4],
  ['monument', 4],
];

function getMiddle({ geometry }: BaseMapFeature): LonLat | undefined {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString') return undefined;
  const ring = geometry.coordinates[0] ?? [];
  const getMiddleValue = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [getMiddleValue(ring.map(([longitude]) => longitude)), getMiddleValue(ring.map(([, latitude]) => latitude))];
}

/** The labels of the base map, without overlaps. */
export function placeBaseMapLabels(features: readonly BaseMapFeature[], { width, height, project }: Frame, zoom: number): BaseMapLabel[] {
  const placed: BaseMapLabel[] = [];
  for (const [kind, from] of LABELLED_KINDS) {
    for (const feature of zoom < from ? [] : features) {
      const { name } = feature.properties;
      const middle = getMiddle(feature);
      if (feature.properties.kind !== kind || !name || !middle) continue;
      const { x, y } = project(middle);
      const half = (name.length * CHARACTER_WIDTH) / 2;
      const isFree = placed.every(
        (other) => Math.abs(other.y - y) > LINE_HEIGHT || Math.abs(other.x - x) > half + (other.name.length * CHARACTER_WIDTH) / 2,
      );
      if (isFree && x > half && x < width - half && y > LINE_HEIGHT && y < height - LINE_HEIGHT)
        placed.push({ id: feature.id, name, x, y });
    }
  }
  return placed;
}
