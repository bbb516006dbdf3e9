import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { type ReadLimits, readFileInWorker } from './read-file-in-worker.ts';
import type { ReadRequest } from './worker-messages.ts';

const NOW = Temporal.Instant.from('2026-11-20T11:00:00Z');

const start = (workerData: ReadRequest, { heapMb }: ReadLimits) =>
  new Worker(new URL('../../../../testing/events/test-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
const readBy = (what: string, limits: ReadLimits) => readFileInWorker(Buffer.from(what), NOW, { limits, start });

test('a worker returns the same result as readFile', async () => {
  const found = await readFileInWorker(Buffer.from('Cím;Kezdete\nSéta;2027. 06. 04. 20:00'), NOW);
  expect(found).toMatchObject({
    kind: 'csv',
    source: { encoding: 'UTF-8' },
    programs: [{ line: 2, errors: [], fields: { hu: { title: 'Séta' }, times: { dates: [{ start: '2027-06-04T18:00:00.000Z' }] } } }],
  });
});

test.each([
  ['too long', 'lasts', { startMs: 30_000, readMs: 20, heapMb: 64 }],
  ['too much memory', 'grows', { startMs: 30_000, readMs: 30_000, heapMb: 16 }],
])('a file that takes %s is stopped, and the error names the position', async (_, what, limits) => {
  const found = await readBy(what, limits);
  expect(found).toEqual({
    error: { hu: expect.stringContaining('Itt tartott: 12. sor, „Séta”.'), en: expect.stringContaining('line 12') },
  });
});

test('a failing worker is an error of the service, not of the file', async () => {
  await expect(readBy('throws', { startMs: 30_000, readMs: 30_000, heapMb: 64 })).rejects.toThrow('out of order');
});
