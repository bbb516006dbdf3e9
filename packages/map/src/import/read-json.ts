import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { LonLat } from '../geometry/metres.ts';
import type { OsmElement, ReadElements, SourceFeature, SourceGeometry, Tags } from './elements.ts';
import { ImportError } from './import-error.ts';

const Properties = z.record(z.string(), z.unknown());
const Member = z.looseObject({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: Properties.nullable().default(null),
  geometry: z.looseObject({ type: z.string(), coordinates: z.unknown().optional() }).nullable(),
});
const Collection = z.looseObject({
  type: z.literal('FeatureCollection'),
  crs: z.unknown().optional(),
  features: z.array(z.unknown()),
});

const Position = z.array(z.number()).min(2);
const Line = z.array(Position);
const Polygon = z.array(Line);
const Shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Position }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('Polygon'), coordinates: Polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Polygon) }),
]);

const Overpass = z.looseObject({ elements: z.array(z.unknown()), remark: z.string().optional() });
const Common = z.object({
  id: z.number(),
  tags: z.record(z.string(), z.string()).default({}),
  timestamp: z.string().optional(),
});
const OverpassElement = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('node'), lon: z.number(), lat: z.number() }),
  Common.extend({ type: z.literal('way'), nodes: z.array(z.number()) }),
  Common.extend({
    type: z.literal('relation'),
    members: z.array(z.object({ type: z.string(), ref: z.number(), role: z.string() })),
  }),
]);

const TYPES: Readonly<Record<string, string>> = { n: 'node', w: 'way', r: 'relation' };
const KNOWN_SYSTEM = /CRS:?84|EPSG:{1,2}4326/i;

function parseInstant(text: unknown): number | null {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** 'osm-way-123' for 'way/123', for osmium's 'w123', and for its 'a246', the area of way 123. */
function getId(idValue: unknown): string | null {
  const text = typeof idValue === 'string' ? idValue : '';
  const plain = /^(node|way|relation)\/(-?\d+)$/.exec(text);
  if (plain) return `osm-${plain[1]}-${plain[2]}`;
  const short = /^([nwra])(\d+)$/.exec(text);
  if (!short) return null;
  const [letter = '', number] = [short[1], Number(short[2])];
  if (letter === 'a') return number % 2 === 0 ? `osm-way-${number / 2}` : `osm-relation-${(number - 1) / 2}`;
  return `osm-${TYPES[letter]}-${number}`;
}

function getTags(properties: z.infer<typeof Properties>): Tags {
  const inside = Properties.safeParse(properties['tags']);
  const tags = inside.success ? inside.data : properties;
  const entries = Object.entries(tags).filter(([key, value]) => !key.startsWith('@') && ['string', 'number'].includes(typeof value));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

const toLonLat = ([longitude = 0, latitude = 0]: readonly number[]): LonLat => [longitude, latitude];

function getGeometry(geometryValue: unknown): SourceGeometry | null {
  const { data: shape } = Shape.safeParse(geometryValue);
  if (!shape) return null;
  if (shape.type === 'Point') return { type: 'point', position: toLonLat(shape.coordinates) };
  if (shape.type === 'LineString') return { type: 'line', line: shape.coordinates.map(toLonLat), isWhole: true };
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  return { type: 'areas', polygons: polygons.map((rings) => rings.map((ring) => ring.map(toLonLat))) };
}

function getFeature(featureValue: unknown): SourceFeature | null {
  const { data } = Member.safeParse(featureValue);
  if (!data?.geometry || !data.properties) return null;
  const { properties } = data;
  const id = getId(properties['@id']) ?? getId(data.id) ?? getId(properties['id']);
  const geometry = getGeometry(data.geometry);
  if (!id || !geometry) return null;
  const meta = Properties.safeParse(properties['meta']);
  const edited = parseInstant(properties['@timestamp'] ?? (meta.success ? meta.data['timestamp'] : properties['timestamp']));
  // osmtogeojson marks incomplete elements so.
  const isIncomplete = properties['tainted'] === true || properties['@tainted'] === true;
  return { id, tags: getTags(properties), edited, geometry: isIncomplete ? { type: 'incomplete' } : geometry };
}

function checkSystem(crs: unknown): void {
  if (crs === undefined || crs === null) return;
  const crsText = JSON.stringify(crs);
  if (!KNOWN_SYSTEM.test(crsText))
    throw new ImportError(
      `Its coordinates are in another system (${crsText.slice(0, 120)}); GeoJSON has degrees, WGS 84. Convert it, for example: ogr2ogr -t_srs EPSG:4326 park.geojson FILE`,
    );
}

function getElements(items: readonly unknown[]): OsmElement[] {
  return items.map((item) => {
    const { data } = OverpassElement.safeParse(item);
    if (!data)
      throw new ImportError(
        'It is JSON of Overpass without the nodes of its ways; ask for "out meta; >; out skel qt;" as docs/map.md shows, or export GeoJSON.',
      );
    const { timestamp, ...element } = data;
    const edited = parseInstant(timestamp);
    if (element.type === 'node') {
      const { lon, lat, ...node } = element;
      return { ...node, edited, position: [lon, lat] };
    }
    if (element.type === 'way') {
      const { nodes, ...way } = element;
      return { ...way, edited, refs: nodes };
    }
    return { ...element, edited };
  });
}

async function parseFile(file: string): Promise<unknown> {
  const bytes = await readFile(file);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError('It is not written in UTF-8, so names would be spoilt; save it as UTF-8.');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`It is broken JSON, or was not downloaded to its end: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export type ReadJson =
  | { format: 'GeoJSON'; read: number; features: SourceFeature[] }
  | { format: 'Overpass JSON'; read: number; elements: ReadElements };

/** Reads GeoJSON or Overpass JSON. Throws an ImportError for any other or a broken file. */
export async function readJson(file: string): Promise<ReadJson> {
  const value = await parseFile(file);
  const overpass = Overpass.safeParse(value);
  if (overpass.success) {
    const { elements: items, remark } = overpass.data;
    if (remark && /error|timed out/i.test(remark)) throw new ImportError(`It is not complete; the server that made it says: ${remark}`);
    const elements = getElements(items);
    // oxlint-disable-next-line typescript/require-await -- has the type of the streamed formats
    return {
      format: 'Overpass JSON',
      read: items.length,
      elements: async function* () {
        yield* elements;
      },
    };
  }
  const { data: collection } = Collection.safeParse(value);
  if (!collection) throw new ImportError('It is JSON, but neither a GeoJSON FeatureCollection nor an answer of Overpass.');
  checkSystem(collection.crs);
  const features = collection.features.map(getFeature).filter((feature) => feature !== null);
  if (collection.features.length > 0 && features.length === 0)
    throw new ImportError(
      'None of its features says which element of OpenStreetMap it is (an id like way/123, or "@id"): without it a later import could not replace what this one brings.',
    );
  return { format: 'GeoJSON', read: collection.features.length, features };
}
