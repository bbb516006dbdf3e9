import type { BaseMapKind } from '@liget/content-api';
import { type Box, getBoxAround } from '../frame.ts';
import { isInBox } from '../geometry/clip.ts';
import { findParkOutline } from '../park-outline.ts';
import { StoredBaseMapPlan } from '../stored-plan.ts';
import { type OmittedFeature, toBaseMapFeatures } from './base-map-features.ts';
import type { Extract, ReadElements, SourceFeature } from './elements.ts';
import { ImportError } from './import-error.ts';
import { type MergedPlan, mergePlans } from './merge-plans.ts';
import { filterNearPark } from './near-park.ts';
import { openFile } from './open-file.ts';
import { findOwnOutline } from './own-outline.ts';
import { createParkArea, type Ring } from './park-area.ts';
import { readJson } from './read-json.ts';
import { readPbf } from './read-pbf.ts';
import { readXml } from './read-xml.ts';
import { findTagRule, toAreaTags } from './tags.ts';

/** Metres around the park in which elements are read: a little more than the largest distance in the rules. */
const READ_AROUND_METRES = 450;

export interface ImportedPlan extends Omit<MergedPlan, 'features'> {
  plan: StoredBaseMapPlan;
  format: Extract['format'];
  /** Elements, or features, of the file. */
  read: number;
  near: number;
  omitted: readonly OmittedFeature[];
}

const getPositions = ({ geometry }: SourceFeature): Ring => {
  if (geometry.type === 'point') return [geometry.position];
  if (geometry.type === 'line') return geometry.line;
  return geometry.type === 'areas' ? geometry.polygons.flat(2) : [];
};

function refuseForeignPositions(positions: Ring, box: Box): never {
  const invalidPosition = positions.find(([longitude, latitude]) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90);
  if (invalidPosition)
    throw new ImportError(
      `Its coordinates (${invalidPosition.join(', ')}) are not degrees, so it is in another system, such as EOV or Web Mercator. Convert it, for example: ogr2ogr -t_srs EPSG:4326 park.geojson FILE`,
    );
  if (positions.some(([longitude, latitude]) => isInBox([latitude, longitude], box)))
    throw new ImportError('It has latitude and longitude the other way round: GeoJSON has the longitude first.');
  throw new ImportError('Nothing in it is in or near the park: it is an extract of another place.');
}

async function extractElements(read: ReadElements, format: Extract['format'], box: Box): Promise<Extract> {
  const found = await filterNearPark(
    read,
    box,
    (tags) => findTagRule(toAreaTags(tags)) !== undefined || tags['type'] === 'boundary' || tags['leisure'] === 'park',
  );
  if (found.read === 0) throw new ImportError('There is nothing in it.');
  if (found.inBox === 0) refuseForeignPositions([], box);
  return { format, read: found.read, features: found.features };
}

async function getExtract(file: string, box: Box): Promise<Extract & { written: number }> {
  const { format, written } = await openFile(file);
  if (format === 'xml') return { ...(await extractElements(() => readXml(file), 'OpenStreetMap XML', box)), written };
  if (format === 'pbf') return { ...(await extractElements(() => readPbf(file), 'OpenStreetMap PBF', box)), written };
  const json = await readJson(file);
  if (json.format === 'Overpass JSON') return { ...(await extractElements(json.elements, json.format, box)), written };
  if (json.read === 0) throw new ImportError('There is nothing in it.');
  const features = json.features.filter((feature) => getPositions(feature).some((position) => isInBox(position, box)));
  if (features.length === 0) refuseForeignPositions(json.features.flatMap(getPositions), box);
  return { format: json.format, read: json.read, features, written };
}

/** "VÃ¡rosliget", "VĂˇrosliget" and "V\uFFFDrosliget": UTF-8 that was decoded in another encoding. */
const GARBLED = /\uFFFD|Ã[\u0080-\u00BF]|Å[\u0080-\u00BF‘’“”]|Ă[\u0080-\u00BFˇ©]|Ĺ[‘’±]/;

function checkNames(sources: readonly SourceFeature[]): void {
  for (const { id, tags } of sources)
    for (const key of ['name', 'name:hu', 'name:en'])
      if (GARBLED.test(tags[key] ?? ''))
        throw new ImportError(
          `Its names are spoilt (${id}: "${tags[key]}"): somewhere UTF-8 was read as another encoding. Download it again.`,
        );
}

interface Options {
  /** Kinds that are replaced even if the file has few features of them. */
  replacedKinds?: readonly BaseMapKind[];
}

/**
 * Merges a file into the current base map and reports the changes; writes nothing. Throws an ImportError, with a message for the operator, when the
 * file is not an extract of OpenStreetMap around the park.
 */
export async function importPlan(file: string, current: StoredBaseMapPlan, { replacedKinds = [] }: Options = {}): Promise<ImportedPlan> {
  const currentOutline = findParkOutline(current.features);
  const currentRing = currentOutline?.geometry.type === 'Polygon' ? currentOutline.geometry.coordinates[0] : undefined;
  const box = currentRing ? getBoxAround(currentRing, READ_AROUND_METRES) : null;
  if (!currentRing || !box) throw new ImportError('The current base map has no outline of the park, so it is unknown what is near it.');
  const extract = await getExtract(file, box);
  checkNames(extract.features);
  const outline = findOwnOutline(extract.features, currentRing);
  const ring = outline?.geometry.type === 'Polygon' ? outline.geometry.coordinates[0] : currentRing;
  const area = createParkArea(ring ?? currentRing);
  const imported = toBaseMapFeatures(extract.features, area);
  if (imported.features.length === 0) throw new ImportError('Nothing in it is what the map shows (see the table of tags in docs/map.md).');
  const { features, ...changes } = mergePlans(current.features, [...(outline ? [outline] : []), ...imported.features], area, replacedKinds);
  const day = new Date(imported.edited ?? extract.written).toISOString().slice(0, 10);
  const plan = StoredBaseMapPlan.parse({ type: 'FeatureCollection', surveyed: day, features });
  return { plan, ...changes, format: extract.format, read: extract.read, near: extract.features.length, omitted: imported.omitted };
}
