import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { querySql, runSql } from '../database/sql/sql.ts';
import { shutdownStarted } from '../graceful-shutdown.ts';
import { createLeaseHolder, releaseLease, takeLease } from './lease.ts';
import { isJobRunner, runWhileLeased } from './run-while-leased.ts';

const opened = bothDatabases();

describe.each(DATABASES)('%s: the lease of the jobs', (name) => {
  test('is held by one of many competing processes until it is released', async () => {
    const payload = opened(name);
    const holders = Array.from({ length: 6 }, createLeaseHolder);
    const results = await Promise.all(holders.map((holder) => takeLease(payload, holder)));
    expect(results.filter(Boolean)).toEqual([true]);
    const winner = holders[results.indexOf(true)] ?? createLeaseHolder();
    const other = createLeaseHolder();
    expect([await takeLease(payload, winner), await takeLease(payload, other)]).toEqual([true, false]);
    // A process cannot release the lease of another one.
    await releaseLease(payload, other);
    expect(await takeLease(payload, other)).toBe(false);
    await releaseLease(payload, winner);
    expect(await takeLease(payload, other)).toBe(true);
    await releaseLease(payload, other);
  });

  test('is taken over when it has expired, and at once from an ended process of this machine', async () => {
    const payload = opened(name);
    await takeLease(payload, createLeaseHolder(), -2);
    // No process has this id.
    const deadHolder = { ...createLeaseHolder(), pid: 2 ** 22 + 1 };
    expect(await takeLease(payload, deadHolder)).toBe(true);
    const remoteHolder = { ...deadHolder, holder: createLeaseHolder().holder, host: 'elsewhere' };
    expect(await takeLease(payload, remoteHolder)).toBe(false);
    expect(await takeLease(payload, createLeaseHolder())).toBe(true);
    expect(await takeLease(payload, createLeaseHolder())).toBe(false);
  });
});

test('one of two runners works; the other logs that it waits; a shutdown stops the first', async () => {
  const payload = opened('sqlite');
  const warned = vi.spyOn(payload.logger, 'warn').mockReturnValue();
  await runSql(payload, "DELETE FROM payload_kv WHERE key = 'liget-job-runner'");
  const end = vi.fn<() => void>();
  const [first, second] = [vi.fn(() => end), vi.fn(() => end)];
  runWhileLeased(payload, first);
  await expect.poll(() => first.mock.calls.length).toBe(1);
  expect(isJobRunner(payload)).toBe(true);
  runWhileLeased(payload, second);
  await expect.poll(() => JSON.stringify(warned.mock.calls)).toContain('Another process runs the jobs');
  expect(second).not.toHaveBeenCalled();
  shutdownStarted.publish({});
  expect([end.mock.calls.length, isJobRunner(payload)]).toEqual([1, false]);
  await expect
    .poll(
      async () =>
        (await querySql(payload, z.object({ key: z.string() }), "SELECT key FROM payload_kv WHERE key = 'liget-job-runner'")).length,
    )
    .toBe(0);
});

test('the unfinished jobs of a killed process are started again by the next job runner', async () => {
  const payload = opened('sqlite');
  await runSql(payload, "DELETE FROM payload_kv WHERE key = 'liget-job-runner'");
  vi.spyOn(payload.logger, 'warn').mockReturnValue();
  const job = await payload.jobs.queue({ task: 'retention', input: {} });
  await payload.db.updateJobs({ id: job.id, data: { processing: true }, returning: false });
  const start = vi.fn(() => () => undefined);
  runWhileLeased(payload, start);
  await expect.poll(() => start.mock.calls.length).toBe(1);
  expect(await payload.findByID({ collection: 'payload-jobs', id: job.id })).toMatchObject({ processing: false });
  shutdownStarted.publish({});
});
