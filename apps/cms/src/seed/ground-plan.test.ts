import { readGroundPlan } from '@liget/seed';
import { describe, expect, test } from 'vitest';
import { readGround } from '../features/base-map/stored-ground.ts';
import { ensureRevision } from '../platform/content-revision/raise.ts';
import { contentRevision } from '../platform/content-revision/revision.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { ensureGroundPlan } from './ground-plan.ts';

describe('a database that was filled before the map had a ground', () => {
  test('gets the drawn one with the next start, and keeps what it has with those after', async () => {
    const { payload } = await temporaryDatabase();
    await ensureRevision(payload);
    const drawn = readGroundPlan();
    expect(await ensureGroundPlan(payload, () => Promise.resolve(drawn))).toBe(true);
    expect((await readGround(payload)).plan.features).toHaveLength(drawn.features.length);
    expect(await contentRevision(payload)).toBe(1);
    expect(await ensureGroundPlan(payload, () => Promise.reject(new Error('not asked for')))).toBe(false);
  });
});
