import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContentStore } from './store.ts';
import { SECRET } from './store-under-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose content service accepts every call and answers only forms. */
function createHangingStore() {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) =>
    init?.method === 'POST'
      ? new Promise((resolve) => setTimeout(() => resolve(Response.json({ data: { status: 'pending' } })), 4_900))
      : new Promise(() => {}),
  );
  return createContentStore({ origin: 'http://cms.example', timeout: 5_000, previewSecret: SECRET, fetch, log: () => {} });
}

/** Milliseconds until the work ends. */
async function measure(work: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  const endedAt = work.then(() => Date.now());
  await vi.runAllTimersAsync();
  return (await endedAt) - startedAt;
}

describe('a page whose content service hangs', () => {
  test('waits for all its answers as long as for one', async () => {
    const { read, preview, readCase, trackReads } = createHangingStore();
    const page = trackReads(async () => {
      const kinds = [(await read('redirects', 'hu')).kind, (await read('search', 'hu', { query: { q: 'ma' } })).kind];
      return [...kinds, (await preview('event', 'hu', 1)).kind, (await readCase('hu', 'P-2026-AAAAAA', 'x')).kind];
    });
    expect(await measure(page)).toBe(5_000);
    expect(await page).toMatchObject({
      result: ['unavailable', 'unavailable', 'unavailable', 'unavailable'],
      reads: { isLacking: true, isLate: true },
    });
  });

  test('counts parallel waits once, and the waits of a thread', async () => {
    const { read, countWait, trackReads } = createHangingStore();
    const thread = async () => new Promise<void>((resolve) => setTimeout(resolve, 3_000));
    const page = trackReads(async () => {
      await Promise.all([countWait(thread), countWait(thread)]);
      await Promise.all([read('redirects', 'hu'), read('balloon', 'hu')]);
    });
    expect(await measure(page)).toBe(5_000);
  });

  test('has its whole time after a form that was sent slowly', async () => {
    const { read, followLink, trackReads } = createHangingStore();
    const page = trackReads(async () => {
      await followLink({ action: 'confirm', token: 'x' });
      await read('redirects', 'hu');
    });
    expect(await measure(page)).toBe(9_900);
  });
});
