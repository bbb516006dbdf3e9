import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BaseMap } from '@liget/content-api';
import { ImportError } from '@liget/map/import';
import { StoredBaseMapPlan } from '@liget/map/stored';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatSentence } from '../../platform/audit/sentence.ts';
import { clearRevision, loadContentRevision } from '../../platform/content-revision/revision.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { importBaseMap, undoImport } from './import-base-map.ts';
import { readBaseMap } from './stored-base-map.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../../../../packages');
const FILE = path.join(PACKAGES, 'map/src/import/fixtures/park.osm');
const NOW = Temporal.Instant.from('2026-11-23T10:00:00Z');

const opened = bothDatabases();
let seeded: StoredBaseMapPlan;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liget-ground-'));
  const surveyed = JSON.parse(await readFile(path.join(PACKAGES, 'seed/content/base-map/surveyed.geojson'), 'utf8'));
  const shore = [
    [19.08, 47.5145],
    [19.082, 47.5145],
    [19.082, 47.516],
    [19.08, 47.5145],
  ];
  const lake = {
    type: 'Feature',
    id: 'drawn-lake',
    geometry: { type: 'Polygon', coordinates: [shore] },
    properties: { kind: 'water', source: 'drawn', accuracy: 30 },
  };
  seeded = StoredBaseMapPlan.parse({ ...surveyed, surveyed: null, features: [...surveyed.features, lake] });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each database gets its own revision, because answers are cached in memory by it. */
let revision = 0;

describe.each(DATABASES)('on %s', (name) => {
  let payload: Payload;
  beforeEach(async () => {
    payload = opened(name);
    await payload.updateGlobal({ slug: 'ground-plan', data: { plan: seeded, origin: null, former: null } });
    revision += 100;
    await payload.updateGlobal({ slug: 'content-revision', data: { value: revision } });
  });

  const baseMap = async (): Promise<BaseMap> => {
    clearRevision(payload);
    const request = new Request('http://localhost:3000/api/hu/map/ground');
    const response = await handleEndpoints({ config: payload.config, payloadInstanceCacheKey: name, request });
    return BaseMap.parse(await response.json());
  };
  const imported = (apply: boolean, file = FILE) => importBaseMap(payload, { file, taken: [], apply, now: NOW, by: 'térképész' });
  const ids = ({ features }: { features: readonly { id: string }[] }) => features.map(({ id }) => id);

  test('a dry run reports the changes and leaves the database unchanged', async () => {
    const before = await loadContentRevision(payload);
    const report = await imported(false);
    expect(report).toContain('Nothing has been written: this was a dry run.');
    expect(report).toMatch(/^water +1 +0 +0 +1 drawn/m);
    expect(await readBaseMap(payload)).toEqual({ plan: seeded, origin: null, former: null });
    expect(await loadContentRevision(payload)).toBe(before);
  });

  test('an imported base map is in the next answer and raises the revision', async () => {
    const before = await loadContentRevision(payload);
    expect(ids(await baseMap())).toContain('drawn-lake');
    expect(await imported(true)).toContain('Written. --undo restores the previous base map.');
    expect(await loadContentRevision(payload)).toBe(before + 1);
    const answer = await baseMap();
    expect(answer.surveyed).toBe('2026-10-03');
    expect(ids(answer)).toContain('osm-relation-2001');
    expect(ids(answer)).not.toContain('drawn-lake');
    expect(answer.features.find(({ id }) => id === 'osm-relation-2001')?.properties.name).toBe('Városligeti-tó');
    expect((await readBaseMap(payload)).origin).toEqual({ file: 'park.osm', imported: '2026-11-23T10:00:00Z', by: 'térképész' });
  });

  test('undoing an import restores the former base map, and can be undone', async () => {
    await imported(true);
    const after = await readBaseMap(payload);
    expect(await undoImport(payload, 'térképész')).toContain('Restored: the base map of the first start');
    expect((await readBaseMap(payload)).plan).toEqual(seeded);
    expect(ids(await baseMap())).toContain('drawn-lake');
    expect(await undoImport(payload, 'térképész')).toContain('park.osm');
    expect((await readBaseMap(payload)).plan).toEqual(after.plan);
  });

  test('the audit log has who imported which base map, and no dry runs', async () => {
    await payload.db.deleteMany({ collection: 'audit-log', where: {} });
    await imported(false);
    expect((await payload.count({ collection: 'audit-log' })).totalDocs).toBe(0);
    await imported(true);
    await undoImport(payload, 'térképész');
    const { docs } = await payload.find({ collection: 'audit-log', sort: 'id' });
    expect(docs.map((line) => formatSentence(line, payload, 'hu'))).toEqual([
      'térképész beolvasta: A térkép alaprajza (park.osm).',
      'térképész beolvasta: A térkép alaprajza.',
    ]);
  });

  test('an undo before the first import is refused', async () => {
    await expect(undoImport(payload, 'térképész')).rejects.toThrow('There is nothing to undo');
  });

  test('a second import of the same file writes nothing', async () => {
    await imported(true);
    const before = await loadContentRevision(payload);
    expect(await imported(true)).toContain('there is nothing to write');
    expect(await loadContentRevision(payload)).toBe(before);
  });

  test('an invalid file changes nothing', async () => {
    const file = path.join(folder, 'page.osm');
    await writeFile(file, '<!doctype html><title>504</title>');
    await expect(imported(true, file)).rejects.toThrow(ImportError);
    expect(await readBaseMap(payload)).toEqual({ plan: seeded, origin: null, former: null });
  });
});
