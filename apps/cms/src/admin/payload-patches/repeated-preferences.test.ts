import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatPreferences } from './repeated-preferences.ts';

let window: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', new URL('http://localhost:3000/admin/collections/news/5'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A service that cannot be reached for the first `failures` requests. */
function createFetch(failures: number) {
  let count = 0;
  return vi.fn<typeof fetch>(async () => {
    count += 1;
    if (count <= failures) throw new TypeError('Failed to fetch');
    return Response.json({ value: null });
  });
}
const PREFERENCES = '/api/payload-preferences/collection-news-5';

test('a request for preferences is repeated until it is answered, at once when the browser is online again', async () => {
  const request = createFetch(2);
  const answer = repeatPreferences(request, '/api')(PREFERENCES, { method: 'get' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(request).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect((await answer).ok).toBe(true);
  expect(request).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a save of preferences', PREFERENCES, { method: 'POST' }],
  ['another request', '/api/news/5', {}],
  ['another host', `https://elsewhere.example${PREFERENCES}`, {}],
  ['a cancelled request', PREFERENCES, { signal: AbortSignal.abort() }],
])('is not repeated: %s', async (_, url, init) => {
  const request = createFetch(1);
  await expect(repeatPreferences(request, '/api')(url, init)).rejects.toThrow('Failed to fetch');
  expect(request).toHaveBeenCalledTimes(1);
});
