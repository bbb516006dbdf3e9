import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPayloadDouble } from '../../testing/test-doubles.ts';
import { onRevision } from './stream.ts';

const POLL_INTERVAL_MS = 200;

/** A database whose reads of the revision are counted and answered one by one. */
function createDatabase() {
  const reads: ((value: { rows: unknown[] }) => void)[] = [];
  const execute = () => new Promise<{ rows: unknown[] }>((resolve) => reads.push(resolve));
  const payload = createPayloadDouble({ db: { drizzle: {}, execute }, logger: { info: vi.fn(), error: vi.fn() } });
  const answer = (value: number) => {
    for (const resolve of reads) resolve({ rows: [{ value, changes: null }] });
  };
  return { payload, reads, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a listener that joins while the last one leaves during a read starts no second loop of reads', async () => {
  const { payload, reads, answer } = createDatabase();
  const leave = onRevision(payload, vi.fn());
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  expect(reads).toHaveLength(1);
  leave();
  const listener = vi.fn();
  const leaveAgain = onRevision(payload, listener);
  await vi.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS);
  expect(reads).toHaveLength(1);
  answer(7);
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  expect(listener.mock.calls).toEqual([[7]]);
  expect(reads).toHaveLength(2);
  leaveAgain();
  answer(8);
  await vi.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS);
  expect([reads.length, listener.mock.calls.length]).toEqual([2, 1]);
});
