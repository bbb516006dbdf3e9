import { readSeedBaseMap } from '@liget/seed';
import { describe, expect, test } from 'vitest';
import { readBaseMap } from '../features/base-map/stored-base-map.ts';
import { ensureRevision } from '../platform/content-revision/raise.ts';
import { loadContentRevision } from '../platform/content-revision/revision.ts';
import { temporaryDatabase } from '../testing/databases/temporary-database.ts';
import { ensureBaseMap } from './base-map.ts';

describe('a database that was filled before the map had a ground', () => {
  test('gets the drawn one with the next start, and keeps what it has with those after', async () => {
    const { payload } = await temporaryDatabase();
    await ensureRevision(payload);
    const drawn = readSeedBaseMap();
    expect(await ensureBaseMap(payload, () => Promise.resolve(drawn))).toBe(true);
    expect((await readBaseMap(payload)).plan.features).toHaveLength(drawn.features.length);
    expect(await loadContentRevision(payload)).toBe(1);
    expect(await ensureBaseMap(payload, () => Promise.reject(new Error('not asked for')))).toBe(false);
  });
});
