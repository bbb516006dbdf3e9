import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { LonLat } from '../geometry/metres.ts';
import type { OsmElement, ReadElements, SourceFeature, SourceGeometry, Tags } from './elements.ts';
import { ImportError } from './import-error.ts';
import { isOlder } from './near-park.ts';

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
  version: z.number().nullable().default(null),
  timestamp: z.string().optional(),
});
const OverpassElement = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('node'), lon: z.number(), lat: z.number() }),
  // `out geom` writes the position of each node beside its id; `null` is outside of the requested box.
  Common.extend({
    type: z.literal('way'),
    nodes: z.array(z.number()),
    geometry: z.array(z.object({ lon: z.number(), lat: z.number() }).nullable()).default([]),
  }),
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
  const plain = /^(node|way|relation)\/(\d+)$/.exec(text);
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
  const readMeta = (name: string) => properties[`@${name}`] ?? (meta.success ? meta.data[name] : properties[name]);
  const history = { version: Number(readMeta('version')) || null, edited: parseInstant(readMeta('timestamp')) };
  // osmtogeojson marks incomplete elements so.
  const isIncomplete = properties['tainted'] === true || properties['@tainted'] === true;
  return { id, tags: getTags(properties), ...history, geometry: isIncomplete ? { type: 'incomplete' } : geometry };
}

/** Joined extracts may have a feature twice: the one that was edited last. */
function keepNewest(features: readonly SourceFeature[]): SourceFeature[] {
  const newest = new Map<string, SourceFeature>();
  for (const feature of features) if (!isOlder(feature, newest.get(feature.id))) newest.set(feature.id, feature);
  return [...newest.values()];
}

function checkSystem(crs: unknown): void {
  if (crs === undefined || crs === null) return;
  const crsText = JSON.stringify(crs);
  if (!KNOWN_SYSTEM.test(crsText))
    throw new ImportError(
      `Its coordinates are in another system (${crsText.slice(0, 120)}); GeoJSON has degrees, WGS 84. Convert it, for example: ogr2ogr -t_srs EPSG:4326 park.geojson FILE`,
    );
}

/** The nodes of ways that have them inside, as Overpass writes them for `out geom`. */
function getNodesInside({
  nodes,
  geometry,
}: {
  nodes: readonly number[];
  geometry: readonly ({ lon: number; lat: number } | null)[];
}): OsmElement[] {
  return geometry.flatMap((position, index) => {
    const id = nodes[index];
    return position && id !== undefined
      ? [{ type: 'node' as const, id, tags: {}, version: null, edited: null, position: [position.lon, position.lat] as const }]
      : [];
  });
}

function getElements(items: readonly unknown[]): OsmElement[] {
  const inside: OsmElement[] = [];
  const elements = items.map((item): OsmElement => {
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
      const { nodes, geometry, ...way } = element;
      inside.push(...getNodesInside({ nodes, geometry }));
      return { ...way, edited, refs: nodes };
    }
    return { ...element, edited };
  });
  const listedNodes = new Set(elements.flatMap(({ type, id }) => (type === 'node' ? [id] : [])));
  return [...inside.filter(({ id }) => !listedNodes.has(id)), ...elements];
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
  const features = keepNewest(collection.features.map(getFeature).filter((feature) => feature !== null));
  if (collection.features.length > 0 && features.length === 0)
    throw new ImportError(
      'None of its features says which element of OpenStreetMap it is (an id like way/123, or "@id"): without it a later import could not replace what this one brings.',
    );
  return { format: 'GeoJSON', read: collection.features.length, features };
}
