import { createDraftCredential } from '@liget/content-api/preview';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { createTestStore, notFound, qrCodes, SECRET } from './store-under-test.ts';

describe('a cached answer', () => {
  test('is used until the next publication, for at most a minute', async () => {
    const { world, fetch, read } = createTestStore();
    expect(await read()).toBe('a');
    Object.assign(world, { time: world.time + 59_999, answer: () => qrCodes('b') });
    expect(await read()).toBe('a');
    expect(fetch).toHaveBeenCalledOnce();
    world.time += 1;
    expect(await read()).toBe('b');
  });

  test('is revalidated after a publication', async () => {
    const { world, store, read } = createTestStore();
    await read();
    world.answer = () => qrCodes('b');
    store.setRevision(8);
    expect(await read()).toBe('b');
  });

  test('is the same object if the service answers that it is unchanged', async () => {
    const { world, fetch, store } = createTestStore();
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
    const { world, store, read } = createTestStore();
    store.setRevision(null);
    await read();
    Object.assign(world, { time: world.time + 1999, answer: () => qrCodes('b') });
    expect(await read()).toBe('a');
    world.time += 1;
    expect(await read()).toBe('b');
  });

  test('is cached by language and query', async () => {
    const { fetch, store, read } = createTestStore();
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

test('keeps the answers that pages need, however many queries visitors make', async () => {
  const { fetch, store, read } = createTestStore(SECRET, { essentials: 4_000, visitorQueries: 4_000 });
  const meta = { total: 0, page: 1, limit: 24 };
  fetch.mockImplementation(async (url) => (url instanceof URL && url.search ? Response.json({ data: [], meta }) : qrCodes('a')));
  const list = (page: number) => store.read('events', 'hu', { query: { page } });
  await store.trackReads(read);
  await store.trackReads(() => list(0));
  for (let page = 1; page < 10; page += 1) await store.trackReads(() => list(page), { isVisitorQuery: true });
  for (let page = 11; page < 20; page += 1) await list(page);
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  store.setRevision(8);
  const kinds = [];
  for (const page of [0, 1, 19]) kinds.push((await list(page)).kind);
  expect([await read(), ...kinds]).toEqual(['a', 'ok', 'unavailable', 'ok']);
});

describe('attend', () => {
  test('reports nothing if all answers are good', async () => {
    const { store, read } = createTestStore();
    expect(await store.trackReads(read)).toEqual({ result: 'a', reads: { oldest: null, isLacking: false, isLate: false } });
  });

  test('reports the age of the oldest stale answer', async () => {
    const { world, fetch, store, read } = createTestStore();
    await read();
    const { time } = world;
    world.time += 60_000;
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await store.trackReads(read)).toEqual({ result: 'a', reads: { oldest: time, isLacking: false, isLate: false } });
  });

  test('reports a missing answer, separately for concurrent pages', async () => {
    const { fetch, store, read } = createTestStore();
    await read();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const [lacking, good] = await Promise.all([store.trackReads(() => store.read('events', 'hu')), store.trackReads(read)]);
    expect(lacking?.reads).toEqual({ oldest: null, isLacking: true, isLate: true });
    expect(good?.reads).toEqual({ oldest: null, isLacking: false, isLate: false });
  });
});

test('a missing answer is late if the service may still answer', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  await everyRow(
    [
      { name: 'a broken connection', answer: () => Promise.reject(new TypeError('fetch failed')), isLate: true },
      { name: 'a refused connection', answer: () => Promise.reject(refused), isLate: false },
      { name: 'an error status', answer: async () => new Response('', { status: 500 }), isLate: false },
      { name: 'an answer against the contract', answer: async () => Response.json({ data: 7 }), isLate: false },
    ],
    ({ name }) => name,
    async ({ answer, isLate }) => {
      const { store, fetch, read } = createTestStore();
      fetch.mockImplementation(answer);
      expect((await store.trackReads(read)).reads).toEqual({ oldest: null, isLacking: true, isLate });
    },
  );
});

describe('outOfDateSince', () => {
  test('returns the time of the oldest stale answer of the endpoints, once it is old enough', async () => {
    const { world, fetch, store, read } = createTestStore();
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
    const { world, fetch, store, read } = createTestStore();
    await read();
    world.answer = notFound;
    store.setRevision(8);
    expect(await read()).toBe('not-found');
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
  });

  test('replaces the cached one with “gone”', async () => {
    const { world, fetch, store, read } = createTestStore();
    await read();
    world.answer = () => new Response('', { status: 410 });
    store.setRevision(8);
    expect(await read()).toBe('refused');
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
  });

  test('has the reason of a refusal, which is logged', async () => {
    const { world, log, store } = createTestStore();
    const error = { code: 'bad_parameter', message: 'from is no day', parameter: 'from' };
    world.answer = () => Response.json({ error }, { status: 400 });
    expect(await store.read('events', 'hu', { query: { from: 'x' } })).toEqual({ kind: 'refused', error, status: 400 });
    expect(log).toHaveBeenCalledExactlyOnceWith('content refused: status 400 for /api/hu/events: from is no day');
  });
});

test('concurrent identical requests are sent once', async () => {
  const { fetch, read } = createTestStore();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, read)))).toEqual(new Set(['a']));
  expect(fetch).toHaveBeenCalledOnce();
});

describe('a request that is under way during a publication', () => {
  test('is not shared with reads after it, and its late answer replaces no newer one', async () => {
    const { fetch, store, read } = createTestStore();
    const before = Promise.withResolvers<Response>();
    fetch.mockReturnValueOnce(before.promise).mockImplementation(async () => qrCodes('new', '8'));
    const early = read();
    store.setRevision(8);
    expect(await read()).toBe('new');
    before.resolve(qrCodes('old'));
    expect([await early, await read()]).toEqual(['old', 'new']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('makes its page count as stale if its answer is of the earlier revision', async () => {
    const { world, store, read } = createTestStore();
    store.setRevision(8);
    expect(await store.trackReads(read)).toEqual({ result: 'a', reads: { oldest: world.time, isLacking: false, isLate: false } });
  });
});

describe('preview', () => {
  test('uses the site’s credential and is never cached', async () => {
    const { world, fetch, store } = createTestStore(SECRET);
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
    const { world, store } = createTestStore(SECRET);
    world.answer = answer;
    expect(await store.preview('newsItem', 'hu', 7)).toMatchObject({ kind });
  });

  test('is unavailable without a secret', async () => {
    const { fetch, store } = createTestStore();
    expect(await store.preview('newsItem', 'hu', 7)).toEqual({ kind: 'not-found' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
