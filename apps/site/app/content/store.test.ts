import { createDraftCredential } from '@liget/content-api/preview';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SHOW_AGE_AFTER_MS } from './shelf-life.ts';
import { createContentStore } from './store.ts';

const SECRET = 'a secret of the installation, long enough';
const qrCodes = (code: string) => Response.json({ data: [{ code, to: '/terkep' }] }, { headers: { 'x-content-revision': '7' } });
const notFound = () => Response.json({ error: { code: 'not_found', message: 'No such item' } }, { status: 404 });

function storeWith(secret?: string, bounds?: { essentials: number; questions: number }) {
  const world = { time: 1_000_000, answer: () => qrCodes('a') };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => world.answer());
  const log = vi.fn<(message: string) => void>();
  const store = createContentStore({
    origin: 'http://cms.example',
    log,
    previewSecret: secret,
    fetch,
    clock: () => world.time,
    ...(bounds && { bounds }),
  });
  store.setRevision(7);
  const read = async () => {
    const answer = await store.read('qrCodes', 'hu');
    return answer.kind === 'ok' ? answer.value.data[0]?.code : answer.kind;
  };
  return { world, fetch, log, store, read };
}

describe('a cached answer', () => {
  test('is used until the next publication, for at most a minute', async () => {
    const { world, fetch, read } = storeWith();
    expect(await read()).toBe('a');
    Object.assign(world, { time: world.time + 59_999, answer: () => qrCodes('b') });
    expect(await read()).toBe('a');
    expect(fetch).toHaveBeenCalledOnce();
    world.time += 1;
    expect(await read()).toBe('b');
  });

  test('is revalidated after a publication', async () => {
    const { world, store, read } = storeWith();
    await read();
    world.answer = () => qrCodes('b');
    store.setRevision(8);
    expect(await read()).toBe('b');
  });

  test('is the same object if the service answers that it is unchanged', async () => {
    const { world, fetch, store } = storeWith();
    const getValue = async () => {
      const answer = await store.read('qrCodes', 'hu');
      return answer.kind === 'ok' ? answer.value : answer.kind;
    };
    world.answer = () => new Response(qrCodes('a').body, { headers: { 'content-type': 'application/json', etag: '"a"' } });
    const before = await getValue();
    world.answer = () => new Response(null, { status: 304, headers: { 'x-content-revision': '8', etag: '"a"' } });
    store.setRevision(8);
    expect(await getValue()).toBe(before);
    expect(await getValue()).toBe(before);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('if-none-match')).toBe('"a"');
  });

  test('is revalidated after two seconds while the revision is unknown', async () => {
    const { world, store, read } = storeWith();
    store.setRevision(null);
    await read();
    Object.assign(world, { time: world.time + 1999, answer: () => qrCodes('b') });
    expect(await read()).toBe('a');
    world.time += 1;
    expect(await read()).toBe('b');
  });

  test('is cached by language and query', async () => {
    const { fetch, store, read } = storeWith();
    await read();
    await store.read('qrCodes', 'en');
    await store.read('events', 'hu', { query: { page: 2 } });
    await store.read('events', 'hu', { query: { page: 3 } });
    expect(fetch.mock.calls.map(([url]) => url instanceof URL && url.pathname + url.search)).toEqual([
      '/api/hu/qr-codes',
      '/api/en/qr-codes',
      '/api/hu/events?page=2',
      '/api/hu/events?page=3',
    ]);
  });
});

describe('an outage of the content service', () => {
  test.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['no longer knows the site', () => Promise.resolve(new Response('', { status: 401 }))],
    ['is overloaded', () => Promise.resolve(new Response('slow down', { status: 429 }))],
    ['answers what the contract does not allow', () => Promise.resolve(Response.json({ data: [{ code: 1 }] }))],
    ['answers with something that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('that %s still serves cached answers, however long it lasts', async (_, answer) => {
    const { world, fetch, log, store, read } = storeWith();
    await read();
    fetch.mockImplementation(answer);
    store.setRevision(null);
    world.time += 24 * 60 * 60 * 1000;
    expect(await read()).toBe('a');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^content (unavailable|invalid): ./));
    fetch.mockImplementation(async () => qrCodes('b'));
    // A request that has just failed is not repeated at once.
    expect(await read()).toBe('a');
    world.time += 1_000;
    expect(await read()).toBe('b');
  });

  test('never answers “not found”', async () => {
    const { world, fetch, read } = storeWith();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
    world.time += 1_000;
    fetch.mockImplementation(async () => Response.json({}));
    expect(await read()).toBe('invalid');
  });
});

test('keeps the answers that pages need, however many queries visitors make', async () => {
  const { fetch, store, read } = storeWith(SECRET, { essentials: 4_000, questions: 4_000 });
  const meta = { total: 0, page: 1, limit: 24 };
  fetch.mockImplementation(async (url) => (url instanceof URL && url.search ? Response.json({ data: [], meta }) : qrCodes('a')));
  const list = (page: number) => store.read('events', 'hu', { query: { page } });
  await store.trackReads(read);
  await store.trackReads(() => list(0));
  for (let page = 1; page < 10; page += 1) await store.trackReads(() => list(page), { isQuestion: true });
  for (let page = 11; page < 20; page += 1) await list(page);
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  store.setRevision(8);
  const kinds = [];
  for (const page of [0, 1, 19]) kinds.push((await list(page)).kind);
  expect([await read(), ...kinds]).toEqual(['a', 'ok', 'unavailable', 'ok']);
});

describe('a slow content service', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for 300 ms if there is a stale answer; its answer is used once it arrives', async () => {
    vi.useFakeTimers();
    const { fetch, store, read } = storeWith();
    await read();
    store.setRevision(8);
    const slow = Promise.withResolvers<Response>();
    fetch.mockReturnValue(slow.promise);
    const answer = read();
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toBe('a');
    slow.resolve(Response.json({ data: [{ code: 'b', to: '/terkep' }] }, { headers: { 'x-content-revision': '8' } }));
    await vi.advanceTimersByTimeAsync(1);
    expect(await read()).toBe('b');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is waited for longer if the stale answer would need a notice of its age', async () => {
    const { world, fetch, read } = storeWith();
    await read();
    world.time += SHOW_AGE_AFTER_MS;
    vi.useFakeTimers();
    const slow = Promise.withResolvers<Response>();
    fetch.mockReturnValue(slow.promise);
    const answer = read();
    await vi.advanceTimersByTimeAsync(450);
    slow.resolve(qrCodes('b'));
    expect(await answer).toBe('b');
  });

  test('is waited for longer if the stale answer is from an earlier process and no outage is known', async () => {
    vi.useFakeTimers();
    const slow = Promise.withResolvers<Response>();
    const changes = { saved: vi.fn<() => void>(), removed: vi.fn<() => void>() };
    const store = createContentStore({
      origin: 'http://cms.example',
      log: vi.fn<() => void>(),
      fetch: async () => slow.promise,
      saved: { answers: [['/api/hu/qr-codes', { value: { data: [{ code: 'old' }] }, revision: '7', at: 0 }]], changes },
    });
    const answer = store.read('qrCodes', 'hu');
    await vi.advanceTimersByTimeAsync(450);
    slow.resolve(qrCodes('new'));
    expect(await answer).toMatchObject({ value: { data: [{ code: 'new' }] } });
    expect(changes.saved).toHaveBeenCalledOnce();
  });

  test('has its new answer used at once if it arrives in time', async () => {
    const { world, store, read } = storeWith();
    await read();
    store.setRevision(8);
    world.answer = () => qrCodes('b');
    expect(await read()).toBe('b');
  });

  test('is not asked after three refused connections, until its revision is known again', async () => {
    const { world, fetch, store, read } = storeWith();
    await read();
    const refused = Object.assign(new Error('nothing listens'), { code: 'ECONNREFUSED' });
    fetch.mockRejectedValue(new TypeError('fetch failed', { cause: refused }));
    store.setRevision(null);
    for (let i = 0; i < 3; i += 1) {
      world.time += 10_000;
      expect(await read()).toBe('a');
    }
    fetch.mockClear();
    expect(await read()).toBe('a');
    expect(await store.read('events', 'hu')).toEqual({ kind: 'unavailable', reason: 'the content service has not answered lately' });
    expect(fetch).not.toHaveBeenCalled();
    store.setRevision(8);
    fetch.mockImplementation(async () => qrCodes('b'));
    expect(await read()).toBe('b');
  });

  test('pauses one hanging endpoint only', async () => {
    const { world, fetch, store, read } = storeWith();
    fetch.mockImplementation(async (url) => {
      if (url instanceof URL && url.pathname.endsWith('/qr-codes')) throw new DOMException('too late', 'TimeoutError');
      return notFound();
    });
    // After three calls one trial call, then none for two seconds.
    for (let i = 0; i < 5; i += 1) {
      world.time += 1_000;
      expect(await read()).toBe('unavailable');
    }
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(await store.read('event', 'hu', { slug: 'x' })).toEqual({ kind: 'not-found' });
  });

  test('is asked once a second while it answers with errors', async () => {
    const { world, fetch, read } = storeWith();
    fetch.mockImplementation(async () => new Response('oops', { status: 500 }));
    for (let i = 0; i < 10; i += 1) {
      world.time += 500;
      expect(await read()).toBe('unavailable');
    }
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  test('still receives forms', async () => {
    const { fetch, store, read } = storeWith();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    for (let i = 0; i < 4; i += 1) await read();
    fetch.mockClear();
    const key = '3f2b8c1e-5d7a-4c61-9a50-7d1f0a6b2c93';
    await store.send('newsletterSubscriptions', 'hu', { idempotency_key: key, email: 'a@example.com', privacy_accepted: true });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('attend', () => {
  test('reports nothing if all answers are good', async () => {
    const { store, read } = storeWith();
    expect(await store.trackReads(read)).toEqual({ result: 'a', reads: { oldest: null, isLacking: false } });
  });

  test('reports the age of the oldest stale answer', async () => {
    const { world, fetch, store, read } = storeWith();
    await read();
    const { time } = world;
    world.time += 60_000;
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await store.trackReads(read)).toEqual({ result: 'a', reads: { oldest: time, isLacking: false } });
  });

  test('reports a missing answer, separately for concurrent pages', async () => {
    const { fetch, store, read } = storeWith();
    await read();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const [lacking, good] = await Promise.all([store.trackReads(() => store.read('events', 'hu')), store.trackReads(read)]);
    expect(lacking?.reads).toEqual({ oldest: null, isLacking: true });
    expect(good?.reads).toEqual({ oldest: null, isLacking: false });
  });
});

describe('outOfDateSince', () => {
  test('returns the time of the oldest stale answer of the endpoints, once it is old enough', async () => {
    const { world, fetch, store, read } = storeWith();
    await read();
    const { time } = world;
    const sinces = async (age: number) => {
      world.time = time + age;
      const { result } = await store.trackReads(async () => {
        await read();
        return [store.outOfDateSince(), store.outOfDateSince(['qrCodes']), store.outOfDateSince(['balloon'])];
      });
      return result;
    };
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await sinces(89_999)).toEqual([null, null, null]);
    expect(await sinces(90_000)).toEqual([time, time, null]);
    expect(store.outOfDateSince()).toBeNull();
    fetch.mockResolvedValue(qrCodes('b'));
    expect(await sinces(95_000)).toEqual([null, null, null]);
  });
});

describe('a definite answer of the content service', () => {
  test('replaces the cached one with “not found”', async () => {
    const { world, fetch, store, read } = storeWith();
    await read();
    world.answer = notFound;
    store.setRevision(8);
    expect(await read()).toBe('not-found');
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
  });

  test('replaces the cached one with “gone”', async () => {
    const { world, fetch, store, read } = storeWith();
    await read();
    world.answer = () => new Response('', { status: 410 });
    store.setRevision(8);
    expect(await read()).toBe('refused');
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
  });

  test('has the reason of a refusal, which is logged', async () => {
    const { world, log, store } = storeWith();
    const error = { code: 'bad_parameter', message: 'from is no day', parameter: 'from' };
    world.answer = () => Response.json({ error }, { status: 400 });
    expect(await store.read('events', 'hu', { query: { from: 'x' } })).toEqual({ kind: 'refused', error, status: 400 });
    expect(log).toHaveBeenCalledExactlyOnceWith('content refused: status 400 for /api/hu/events: from is no day');
  });
});

test('concurrent identical requests are sent once', async () => {
  const { fetch, read } = storeWith();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, read)))).toEqual(new Set(['a']));
  expect(fetch).toHaveBeenCalledOnce();
});

describe('preview', () => {
  test('uses the site’s credential and is never cached', async () => {
    const { world, fetch, store } = storeWith(SECRET);
    world.answer = notFound;
    expect(await store.preview('event', 'en', 7)).toEqual({ kind: 'not-found' });
    await store.preview('event', 'en', 7);
    expect(fetch).toHaveBeenCalledTimes(2);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toEqual(new URL('http://cms.example/api/en/preview/events/7'));
    expect(init?.headers).toEqual({ authorization: `Bearer ${createDraftCredential(SECRET)}` });
  });

  test.each([
    ['unavailable', () => new Response('', { status: 500 })],
    ['unavailable', () => new Response('', { status: 401 })],
    ['invalid', () => new Response('<html>')],
    ['invalid', () => Response.json({ data: {} })],
  ])('returns %s for an invalid answer', async (kind, answer) => {
    const { world, store } = storeWith(SECRET);
    world.answer = answer;
    expect(await store.preview('newsItem', 'hu', 7)).toMatchObject({ kind });
  });

  test('is unavailable without a secret', async () => {
    const { fetch, store } = storeWith();
    expect(await store.preview('newsItem', 'hu', 7)).toEqual({ kind: 'not-found' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
