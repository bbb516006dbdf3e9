import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPlan } from './import-plan.ts';
import { writeReport } from './report.ts';
import { writePbf } from './test-pbf.ts';
import { createDrawnFeature, createSurveyedPlan, FIXTURES, loadFixtureElements, planWith } from './test-plans.ts';

const OSM = path.join(FIXTURES, 'park.osm');
const GEOJSON = path.join(FIXTURES, 'park.geojson');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liget-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeSource(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function overpassJson(): Promise<string> {
  const items = (await loadFixtureElements()).map((element) => {
    const { id, tags, type, edited } = element;
    const common = { type, id, tags, timestamp: new Date(edited ?? 0).toISOString() };
    if (element.type === 'node') return { ...common, lon: element.position[0], lat: element.position[1] };
    return element.type === 'way' ? { ...common, nodes: element.refs } : { ...common, members: element.members };
  });
  // The order of "out; >; out skel;": ways first, then their nodes.
  return JSON.stringify({ version: 0.6, elements: items.toReversed() });
}

/** The answer to `out geom`: positions inside the ways, and no nodes but those with tags. */
async function writeInsideWays(): Promise<string> {
  const { elements } = JSON.parse(await overpassJson()) as { elements: { type: string; id: number; tags: object; nodes?: number[] }[] };
  const positions = new Map(elements.map(({ id, ...rest }) => [id, rest]));
  const items = elements
    .filter(({ type, tags }) => type !== 'node' || Object.keys(tags).length > 0)
    .map((item) => ({ ...item, ...(item.nodes ? { geometry: item.nodes.map((id) => positions.get(id) ?? null) } : {}) }));
  return JSON.stringify({ version: 0.6, elements: items });
}

describe('importPlan', () => {
  test('gives the same base map in every format', async () => {
    const former = createSurveyedPlan();
    const sorted = async (file: string) => {
      const { plan, omitted: leftOut } = await importPlan(file, former);
      return {
        surveyed: plan.surveyed,
        features: plan.features.toSorted((a, b) => a.id.localeCompare(b.id)),
        leftOut: leftOut.toSorted((a, b) => a.id.localeCompare(b.id)),
      };
    };
    const expected = await sorted(OSM);
    expect(expected.features.length).toBeGreaterThan(30);
    expect(await sorted(await writeSource('park.osm.pbf', writePbf(await loadFixtureElements())))).toEqual(expected);
    expect(await sorted(await writeSource('overpass.json', await overpassJson()))).toEqual(expected);
    expect(await sorted(await writeSource('geometry.json', await writeInsideWays()))).toEqual(expected);
    const geojson = await sorted(GEOJSON);
    expect(geojson.surveyed).toBe('2026-10-03');
    expect(geojson.features).toEqual(expected.features);
  });

  test('keeps the known properties of a path and both names, and invents none', async () => {
    const { plan } = await importPlan(OSM, createSurveyedPlan());
    const getProperties = (id: string) => plan.features.find((feature) => feature.id === id)?.properties;
    expect(getProperties('osm-way-1005')).toEqual({
      kind: 'path',
      source: 'osm',
      accuracy: 5,
      rank: 'footway',
      known: { surface: 'fine_gravel', smoothness: 'intermediate', incline: -4, kerb: 'lowered', lit: false },
    });
    expect(getProperties('osm-way-1013')).toMatchObject({
      kind: 'building',
      name: { hu: 'Vajdahunyad vára', en: 'Vajdahunyad Castle' },
      known: { height: 9 },
    });
    expect(getProperties('osm-way-1007')).toMatchObject({ kind: 'steps', known: { step_count: 12 } });
    expect(getProperties('osm-way-1008')).toMatchObject({ kind: 'path', bridge: true });
    expect(getProperties('osm-way-1018')).toMatchObject({ name: { hu: 'Botanikus kert', en: 'Botanikus kert' } });
    expect(getProperties('osm-way-1006')).toEqual({ kind: 'path', source: 'osm', accuracy: 5, rank: 'trail' });
  });

  test('builds a lake from the two ways of its shore, with its island as a hole', async () => {
    const { plan } = await importPlan(OSM, createSurveyedPlan());
    const lake = plan.features.find(({ id }) => id === 'osm-relation-2001');
    expect(lake?.properties).toMatchObject({ kind: 'water', name: { hu: 'Városligeti-tó', en: 'City Park Lake' } });
    expect(lake?.geometry.type === 'Polygon' && lake.geometry.coordinates.map((ring) => ring.length)).toEqual([6, 5]);
    expect(plan.features.find(({ id }) => id === 'osm-way-1003')?.properties.kind).toBe('island');
  });

  test('reports a reason for everything that it leaves out', async () => {
    const { omitted: leftOut } = await importPlan(OSM, createSurveyedPlan());
    expect(Object.fromEntries(leftOut.map(({ id, reason: why }) => [id, why]))).toEqual({
      'osm-way-1009': 'underground',
      'osm-way-1011': 'a driveway or a siding',
      'osm-way-1014': 'underground',
      'osm-way-1024': 'its outline crosses itself',
      'osm-way-1025': 'its outline is not closed',
      'osm-relation-2002': 'parts of it are not in the file',
    });
  });

  test('cuts roads at the edge of the map, and ignores what is far away', async () => {
    const { plan, near, read } = await importPlan(OSM, createSurveyedPlan(), { replacedKinds: ['road'] });
    expect(near).toBeLessThan(read);
    const road = plan.features.find(({ id }) => id === 'osm-way-1010');
    const end = road?.geometry.type === 'LineString' ? road.geometry.coordinates.at(-1) : undefined;
    expect(end?.[1]).toBeGreaterThan(47.5025);
    expect(end?.[1]).toBeLessThan(47.5045);
    expect(plan.features.some(({ properties }) => properties.name?.hu === 'Távoli játszótér')).toBe(false);
  });
});

describe('existing features', () => {
  test('are replaced if the extract has at least half as much of their kind', async () => {
    const former = planWith(
      createDrawnFeature('playground', 'drawn-playground', 60),
      createDrawnFeature('lawn', 'drawn-lawn', 600),
      createDrawnFeature('street_name', 'drawn-name'),
    );
    const { plan, changes } = await importPlan(OSM, former);
    const ids = plan.features.map(({ id }) => id);
    expect(ids).not.toContain('drawn-playground');
    expect(ids).toEqual(expect.arrayContaining(['osm-way-1015', 'drawn-lawn', 'drawn-name']));
    expect(ids).not.toContain('osm-way-1019');
    expect(changes.find(({ kind }) => kind === 'playground')).toMatchObject({ added: 1, removed: { drawn: 1, osm: 0 } });
    expect(changes.find(({ kind }) => kind === 'lawn')).toMatchObject({ added: 0, remaining: { drawn: 1 }, tooLittle: { features: 1 } });
    const taken = await importPlan(OSM, former, { replacedKinds: ['lawn'] });
    expect(taken.plan.features.map(({ id }) => id)).toContain('osm-way-1019');
  });

  test('do not change after a second import of the same file', async () => {
    const first = await importPlan(OSM, planWith(createDrawnFeature('water', 'drawn-lake', 80)));
    const second = await importPlan(OSM, first.plan);
    expect(second.plan).toEqual(first.plan);
    expect(second.changes.every(({ added, changed, removed }) => added + changed + removed.drawn + removed.osm === 0)).toBe(true);
  });

  test('are replaced by id; the report says how far a named one has moved', async () => {
    const { plan: former } = await importPlan(OSM, createSurveyedPlan());
    const moved = await writeSource(
      'moved.osm',
      (await readFile(OSM, 'utf8')).replace('lat="47.5139" lon="19.0826"', 'lat="47.5141" lon="19.0826"'),
    );
    const { changes, moved: moves } = await importPlan(moved, former);
    expect(changes.find(({ kind }) => kind === 'monument')).toMatchObject({ added: 0, changed: 1, same: 0 });
    expect(moves).toEqual([{ kind: 'monument', name: 'Anonymus', metres: 22 }]);
  });

  test('include the park’s outline, which is replaced by the extract’s, but not by another park of that name', async () => {
    const former = createSurveyedPlan();
    const park = former.features.find(({ properties }) => properties.kind === 'park');
    if (park?.geometry.type !== 'Polygon') throw new Error('The plan has no outline');
    const shifted = (by: number) =>
      park.geometry.type === 'Polygon' ? park.geometry.coordinates.map((ring) => ring.map(([lon, lat]) => [lon + by, lat])) : [];
    const geojson = async (by: number) => {
      const collection = JSON.parse(await readFile(GEOJSON, 'utf8'));
      const outline = { type: 'Polygon', coordinates: shifted(by) };
      collection.features.push({ type: 'Feature', id: 'way/77', properties: { leisure: 'park', name: 'Városliget' }, geometry: outline });
      return importPlan(await writeSource(`outline-${by}.geojson`, JSON.stringify(collection)), former);
    };
    const outlines = ({ plan }: Awaited<ReturnType<typeof geojson>>) =>
      plan.features.filter(({ properties }) => properties.kind === 'park').map(({ id }) => id);
    expect(outlines(await geojson(0.0005))).toEqual(['osm-way-77']);
    expect(outlines(await geojson(0.01))).toEqual([park.id]);
  });
});

test('the report lists changes, omissions with reasons, and moves', async () => {
  const report = writeReport(
    await importPlan(
      OSM,
      planWith(createDrawnFeature('lawn', 'drawn-lawn', 600), createDrawnFeature('playground', 'drawn-playground', 60)),
    ),
  );
  expect(report).toMatch(/^OpenStreetMap XML: \d+ read, \d+ in or near the park\. The base map will be of 2026-10-03, with \d+ features\./);
  expect(report).toMatch(/^playground +1 +0 +0 +1 drawn +0 +0$/m);
  expect(report).toMatch(/^ {2}1 its outline crosses itself: Csokornyakkendő \(osm-way-1024\)$/m);
  expect(report).toMatch(/^ {2}lawn: 1 in the file, \d+ % of the current ones$/m);
});
