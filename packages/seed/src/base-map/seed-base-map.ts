import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StoredBaseMapPlan } from '@liget/map/stored';
import { CONTENT } from '../schemas/primitives.ts';

const FOLDER = path.join(CONTENT, 'base-map');

/**
 * The base map: surveyed features (OpenStreetMap, ODbL) and hand-drawn ones on surveyed points, in separate files. Throws an error that
 * names the file and the feature of an invalid one.
 */
export function readSeedBaseMap(): StoredBaseMapPlan {
  const files = globSync('*.geojson', { cwd: FOLDER }).toSorted();
  const plans = files.map((file) => {
    const parsed = StoredBaseMapPlan.safeParse({ surveyed: null, ...JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) });
    if (!parsed.success) throw new Error(`${file} is not a base map: ${parsed.error.message}`);
    return parsed.data;
  });
  return { type: 'FeatureCollection', surveyed: null, features: plans.flatMap(({ features }) => features) };
}
