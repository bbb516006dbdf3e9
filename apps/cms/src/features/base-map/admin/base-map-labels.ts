import type { BaseMapFeature, BaseMapKind } from '@liget/content-api';
import type { Frame, LonLat, Point } from '@liget/map';

export interface BaseMapLabel extends Point {
  id: string;
  name: string;
}

/** Units that a letter takes, and a line. */
const LETTER = 6.2;
const LINE = 15;

/** What is named, the most important first, and from which zoom on. */
const NAMED: readonly (readonly [BaseMapKind, number])[] = [
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
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(ring.map(([longitude]) => longitude)), middle(ring.map(([, latitude]) => latitude))];
}

/** The names that an editor finds the way by, none over another. */
export function placeBaseMapLabels(features: readonly BaseMapFeature[], { width, height, project }: Frame, zoom: number): BaseMapLabel[] {
  const placed: BaseMapLabel[] = [];
  for (const [kind, from] of NAMED) {
    for (const feature of zoom < from ? [] : features) {
      const { name } = feature.properties;
      const middle = getMiddle(feature);
      if (feature.properties.kind !== kind || !name || !middle) continue;
      const { x, y } = project(middle);
      const half = (name.length * LETTER) / 2;
      const isFree = placed.every(
        (other) => Math.abs(other.y - y) > LINE || Math.abs(other.x - x) > half + (other.name.length * LETTER) / 2,
      );
      if (isFree && x > half && x < width - half && y > LINE && y < height - LINE) placed.push({ id: feature.id, name, x, y });
    }
  }
  return placed;
}
