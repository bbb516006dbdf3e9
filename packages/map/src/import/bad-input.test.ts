import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { importPlan } from './import-plan.ts';
import { writePbf } from './test-pbf.ts';
import { createSurveyedPlan, FIXTURES, loadFixtureElements } from './test-plans.ts';

let folder: string;
let osm: string;
let geojson: string;
let pbf: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liget-bad-input-'));
  osm = await readFile(path.join(FIXTURES, 'park.osm'), 'utf8');
  geojson = await readFile(path.join(FIXTURES, 'park.geojson'), 'utf8');
  pbf = writePbf(await loadFixtureElements());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function refusal(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, 'given');
  await writeFile(file, content);
  return getError(importPlan(file, createSurveyedPlan()));
}

async function getError(importing: Promise<unknown>): Promise<string> {
  const error = await importing.then(
    () => 'It was imported.',
    (reason: unknown) => reason,
  );
  return error instanceof ImportError ? error.message : `No refusal: ${String(error)}`;
}

test('refuses a missing file, an empty one, and one without elements', async () => {
  expect(await getError(importPlan(path.join(folder, 'nowhere.osm'), createSurveyedPlan()))).toContain('There is no file');
  expect(await getError(importPlan(folder, createSurveyedPlan()))).toContain('is not a file');
  expect(await refusal('')).toBe('The file is empty.');
  expect(await refusal('<osm version="0.6"></osm>')).toBe('There is nothing in it.');
  expect(await refusal('{"type":"FeatureCollection","features":[]}')).toBe('There is nothing in it.');
  expect(await refusal('{"elements":[]}')).toBe('There is nothing in it.');
});

test('refuses a truncated file in every format', async () => {
  expect(await refusal(osm.slice(0, osm.length / 2))).toContain('It is broken XML');
  expect(await refusal(osm.replace('</way>', '</weg>'))).toContain('It is broken XML');
  expect(await refusal(geojson.slice(0, geojson.length / 2))).toContain('It is broken JSON, or was not downloaded to its end');
  expect(await refusal(pbf.subarray(0, pbf.length - 40))).toContain('It is a broken PBF file');
  const scratched = Buffer.from(pbf);
  scratched.fill(0x55, pbf.length - 200, pbf.length - 100);
  expect(await refusal(scratched)).toContain('It is a broken PBF file');
});

test('refuses an element with invalid coordinates and names its id', async () => {
  expect(await refusal(osm.replace('lat="47.5148"', 'lat="north"'))).toBe("It is broken: a node (id 100) has no usable 'lat'.");
});

test('refuses a server’s error page and an incomplete answer', async () => {
  expect(await refusal('<!DOCTYPE html><html><body>Too busy</body></html>')).toContain('It is a web page, not map data');
  expect(await refusal('<?xml version="1.0"?>\n<gpx></gpx>')).toContain('It is XML, but not of OpenStreetMap: it begins with <gpx>');
  expect(await refusal(osm.replace('</osm>', '<remark>runtime error: Query timed out in "query"</remark></osm>'))).toContain(
    'It is not complete; the server that made it says: runtime error: Query timed out',
  );
  expect(await refusal('{"elements":[],"remark":"runtime error: Query timed out"}')).toContain('It is not complete');
  expect(await refusal('{"elements":[{"type":"way","id":1,"geometry":[]}]}')).toContain('without the nodes of its ways');
  expect(await refusal('{"message":"Not found"}')).toContain('neither a GeoJSON FeatureCollection nor an answer of Overpass');
});

test('names the format of an unknown or compressed file', async () => {
  expect(await refusal('name;lat;lon\nTó;47.5;19.1\n')).toContain('It is neither OpenStreetMap XML');
  expect(await refusal(Buffer.from([0x1f, 0x8b, 8, 0]))).toContain('compressed (gzip)');
  expect(await refusal(Buffer.from([0xff, 0xe0, 4, 0]))).toContain('o5m');
});

test('refuses an extract of another town', async () => {
  const elsewhere = 'Nothing in it is in or near the park: it is an extract of another place.';
  expect(await refusal(osm.replaceAll('lat="47.', 'lat="46.'))).toBe(elsewhere);
  expect(await refusal(geojson.replaceAll(' 47.5', ' 46.5'))).toBe(elsewhere);
});

test('refuses coordinates in another system or in the wrong order', async () => {
  const crs = (name: string) => geojson.replace('{', `{ "crs": { "type": "name", "properties": { "name": "${name}" } },`);
  expect(await refusal(crs('urn:ogc:def:crs:EPSG::23700'))).toContain('in another system');
  expect(await refusal(geojson.replaceAll(' 47.5', ' 240475'))).toContain('are not degrees');
  expect(await refusal(geojson.replaceAll(/\[(19\.\d+), (47\.\d+)\]/g, '[$2, $1]'))).toContain('the other way round');
  expect(await refusal(crs('urn:ogc:def:crs:OGC:1.3:CRS84'))).toBe('No refusal: It was imported.');
});

test('refuses names in a wrong encoding', async () => {
  expect(await refusal(Buffer.from(osm, 'latin1'))).toContain('not written in UTF-8');
  expect(await refusal(Buffer.from(`\ufeff${osm}`, 'utf16le'))).toContain('UTF-16');
  expect(await refusal(osm.replace('encoding="UTF-8"', 'encoding="ISO-8859-2"'))).toContain('not written in UTF-8');
  expect(await refusal(osm.replaceAll('Hősök', 'HÅ‘sÃ¶k'))).toContain('Its names are spoilt');
  expect(await refusal(Buffer.from(geojson, 'latin1'))).toContain('not written in UTF-8');
});

test('refuses GeoJSON without the ids of elements', async () => {
  const nameless = geojson.replaceAll(/"(?:@id|id)": "[^"]*",? ?/g, '').replaceAll(', }', '}');
  expect(await refusal(nameless)).toContain('None of its features says which element of OpenStreetMap it is');
});

test('refuses elements that have not been uploaded to OpenStreetMap', async () => {
  expect(await refusal(osm.replace('<way id="1016"', '<way id="-1016"'))).toContain('not in OpenStreetMap yet (way -1016)');
  expect(await refusal(geojson.replaceAll('way/', 'way/-').replaceAll(/node\/|relation\//g, 'node/-'))).toContain(
    'None of its features says',
  );
});

test('refuses a file of two gigabytes and explains how to cut it', async () => {
  const file = path.join(folder, 'large.osm');
  await writeFile(file, osm);
  const handle = await open(file, 'r+');
  await handle.truncate(2e9);
  await handle.close();
  expect(await getError(importPlan(file, createSurveyedPlan()))).toMatch(
    /^It has 2000 MB; at most 1000 MB are read\. Cut the park out of it first/,
  );
});

test('a base map without an outline of the park accepts nothing', async () => {
  const importing = importPlan(path.join(FIXTURES, 'park.osm'), { type: 'FeatureCollection', surveyed: null, features: [] });
  expect(await getError(importing)).toContain('has no outline of the park');
});

test('an extract without names is imported', async () => {
  expect(await refusal(osm.replaceAll(/<tag k="name(?::en)?" v="[^"]*"\/>/g, ''))).toBe('No refusal: It was imported.');
});
