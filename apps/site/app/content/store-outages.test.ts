import { afterEach, describe, expect, test, vi } from 'vitest';
import { SHOW_AGE_AFTER_MS } from './answers/shelf-life.ts';
import { createContentStore } from './store.ts';
import { createTestStore, notFound, qrCodes } from './store-under-test.ts';

describe('an outage of the content service', () => {
  test.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['no longer knows the site', () => Promise.resolve(new Response('', { status: 401 }))],
    ['is overloaded', () => Promise.resolve(new Response('slow down', { status: 429 }))],
    ['answers what the contract does not allow', () => Promise.resolve(Response.json({ data: [{ code: 1 }] }))],
    ['answers with something that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('that %s still serves cached answers, however long it lasts', async (_, answer) => {
    const { world, fetch, log, store, read } = createTestStore();
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
    const { world, fetch, read } = createTestStore();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toBe('unavailable');
    world.time += 1_000;
    fetch.mockImplementation(async () => Response.json({}));
    expect(await read()).toBe('invalid');
  });
});

describe('a slow content service', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for 300 ms if there is a stale answer; its answer is used once it arrives', async () => {
    vi.useFakeTimers();
    const { world, fetch, read } = createTestStore();
    await read();
    world.time += 60_000;
    const slow = Promise.withResolvers<Response>();
    fetch.mockReturnValue(slow.promise);
    const answer = read();
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toBe('a');
    slow.resolve(qrCodes('b'));
    await vi.advanceTimersByTimeAsync(1);
    expect(await read()).toBe('b');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is waited for longer after a publication', async () => {
    const { fetch, store, read } = createTestStore();
    await read();
    store.setRevision(8);
    vi.useFakeTimers();
    const slow = Promise.withResolvers<Response>();
    fetch.mockReturnValue(slow.promise);
    const answer = read();
    await vi.advanceTimersByTimeAsync(450);
    slow.resolve(qrCodes('b', '8'));
    expect(await answer).toBe('b');
  });

  test('is waited for longer if the stale answer would need a notice of its age', async () => {
    const { world, fetch, read } = createTestStore();
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
    const { world, store, read } = createTestStore();
    await read();
    store.setRevision(8);
    world.answer = () => qrCodes('b');
    expect(await read()).toBe('b');
  });

  test('is not called after three refused connections, until its revision is known again', async () => {
    const { world, fetch, store, read } = createTestStore();
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

  test('is no longer called at one hanging endpoint only', async () => {
    const { world, fetch, store, read } = createTestStore();
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

  test('is called once a second while it answers with errors', async () => {
    const { world, fetch, read } = createTestStore();
    fetch.mockImplementation(async () => new Response('oops', { status: 500 }));
    for (let i = 0; i < 10; i += 1) {
      world.time += 500;
      expect(await read()).toBe('unavailable');
    }
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  test('still receives forms', async () => {
    const { fetch, store, read } = createTestStore();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    for (let i = 0; i < 4; i += 1) await read();
    fetch.mockClear();
    const key = '3f2b8c1e-5d7a-4c61-9a50-7d1f0a6b2c93';
    await store.send('newsletterSubscriptions', 'hu', { idempotency_key: key, email: 'a@example.com', privacy_accepted: true });
    expect(fetch).toHaveBeenCalledOnce();
  });
});
