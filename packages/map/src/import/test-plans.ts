import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BaseMapKind } from '@liget/content-api';
import { type StoredBaseMapFeature, StoredBaseMapPlan } from '../stored-plan.ts';
import type { OsmElement } from './elements.ts';
import { readXml } from './read-xml.ts';

export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/** For tests: the elements of the small extract. */
export async function loadFixtureElements(): Promise<OsmElement[]> {
  const elements: OsmElement[] = [];
  for await (const element of readXml(path.join(FIXTURES, 'park.osm'))) elements.push(element);
  return elements;
}

/** For tests: the surveyed part of the seed's base map, with the outline. */
export function createSurveyedPlan(): StoredBaseMapPlan {
  const file = path.join(import.meta.dirname, '../../../seed/content/base-map/surveyed.geojson');
  return StoredBaseMapPlan.parse({ surveyed: null, ...JSON.parse(readFileSync(file, 'utf8')) });
}

/** For tests: a hand-drawn feature in the middle of the park, `metres` in length and width. */
export function createDrawnFeature(kind: BaseMapKind, id: string, metres = 50): StoredBaseMapFeature {
  const [west, south] = [19.084, 47.514];
  const [east, north] = [west + metres / 75_100, south + metres / 111_195];
  const geometry: StoredBaseMapFeature['geometry'] = ['path', 'road', 'steps', 'rail'].includes(kind)
    ? {
        type: 'LineString',
        coordinates: [
          [west, south],
          [east, south],
        ],
      }
    : ['gate', 'station', 'monument', 'street_name'].includes(kind)
      ? { type: 'Point', coordinates: [west, south] }
      : {
          type: 'Polygon',
          coordinates: [
            [
              [west, south],
              [east, south],
              [east, north],
              [west, north],
              [west, south],
            ],
          ],
        };
  return { type: 'Feature', id, geometry, properties: { kind, source: 'drawn', accuracy: 30 } };
}

/** For tests: the surveyed base map with additional drawn features. */
export function planWith(...features: StoredBaseMapFeature[]): StoredBaseMapPlan {
  const plan = createSurveyedPlan();
  return { ...plan, features: [...plan.features, ...features] };
}
