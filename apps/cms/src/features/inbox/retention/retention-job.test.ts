import type { Payload, SanitizedConfig } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryConfig, temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { sentCase } from '../../../testing/test-cases.ts';

let payload: Payload;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
});
// The job's schedule uses the machine's time zone.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 15, 0) }));
afterEach(() => void vi.useRealTimers());

/** The work of the process that runs jobs, every minute (`autoRun`). */
async function runForAMinute(when: Date): Promise<void> {
  vi.setSystemTime(when);
  await payload.jobs.handleSchedules();
  await payload.jobs.run({ limit: 50, silent: true });
}
const waiting = async () => {
  const { docs } = await payload.find({ collection: 'payload-jobs', where: { taskSlug: { equals: 'retention' } }, depth: 0 });
  return docs.map(({ waitUntil }) => new Date(waitUntil ?? 0));
};
const isErased = async (id: number) => (await payload.findByID({ collection: 'enquiries', id })).erasedAt !== null;

describe('expired personal data', { shuffle: false }, () => {
  it('are erased automatically at night, once', async () => {
    const { id } = await sentCase(payload);
    await payload.update({ collection: 'enquiries', id, data: { state: 'closed', closedAt: '2015-01-10T10:00:00.000Z' } });
    const night = new Date(2026, 10, 24, 3, 20);
    for (const minute of [0, 1, 2]) await runForAMinute(new Date(2026, 10, 23, 15, minute));
    expect(await waiting()).toEqual([night]);
    await runForAMinute(new Date(2026, 10, 24, 3, 19));
    expect(await isErased(id)).toBe(false);
    await runForAMinute(new Date(2026, 10, 24, 3, 21));
    expect(await isErased(id)).toBe(true);
  });

  it('are erased again in the next night', async () => {
    await runForAMinute(new Date(2026, 10, 24, 3, 22));
    expect(await waiting()).toEqual([new Date(2026, 10, 25, 3, 20)]);
  });
});

describe('the process that runs jobs', () => {
  const autoRunWith = async (CMS_RUN_JOBS: string): Promise<SanitizedConfig['jobs']['autoRun']> => {
    vi.resetModules();
    vi.stubEnv('CMS_RUN_JOBS', CMS_RUN_JOBS);
    return (await temporaryConfig()).config.jobs.autoRun;
  };

  it('checks for due jobs every minute, and other processes do not', async () => {
    expect(await autoRunWith('1')).toEqual([{ cron: '* * * * *', limit: 50 }]);
    expect(await autoRunWith('0')).toBeUndefined();
  });
});
