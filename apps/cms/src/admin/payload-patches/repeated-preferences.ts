/** Milliseconds until a request without an answer is repeated, unless the browser says before that it is online; the last one from then on. */
const REPEAT_AFTER_MS = [3000, 6000, 12_000, 30_000];

async function waitForConnection(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onOnline = () => resolve();
  const timer = setTimeout(onOnline, ms);
  window.addEventListener('online', onOnline);
  await promise;
  clearTimeout(timer);
  window.removeEventListener('online', onOnline);
}

const getMethod = (input: RequestInfo | URL, init?: RequestInit) => init?.method ?? (input instanceof Request ? input.method : 'GET');

/**
 * Wraps `fetch` to repeat a request for an editor's preferences until it is answered. Payload (3.90) stores the promise of the first request and
 * never settles it when the request fails: each later save of the form would wait for it, and its header would never show the new state.
 */
export function repeatPreferences(originalFetch: typeof fetch, api: string): typeof fetch {
  return async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    const isRead = getMethod(input, init).toUpperCase() === 'GET';
    const isRepeated = isRead && origin === globalThis.location.origin && pathname.startsWith(`${api}/payload-preferences/`);
    for (let count = 0; ; count += 1) {
      try {
        return await originalFetch(input, init);
      } catch (error) {
        if (!isRepeated || init?.signal?.aborted) throw error;
        await waitForConnection(REPEAT_AFTER_MS[Math.min(count, REPEAT_AFTER_MS.length - 1)] ?? 0);
      }
    }
  };
}
