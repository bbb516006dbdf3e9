import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Reads } from '../../app/content/store.ts';
import { bodyAs, type StoredPage, toStoredPage } from '../stored-page.ts';
import { createPageCache } from './page-cache.ts';
import { type Admit, RenderingRefused } from './rendering-budget.ts';

/** A cache whose revision, clock and renderer a test holds in its hand. */
function cacheWith({ revision = 7, bounds }: { revision?: number | null; bounds?: { pages: number; questions: number } } = {}) {
  const reads: Reads = { oldest: null, isLacking: false };
  const world = { revision, time: 1_000_000, status: 200, text: 'first', reads, isStruggling: false, attended: [] as unknown[] };
  const pages = createPageCache({
    revision: () => world.revision,
    attend: async (make, options) => {
      world.attended.push(options);
      return { made: await make(), reads: world.reads };
    },
    log: () => {},
    isStruggling: () => world.isStruggling,
    clock: () => world.time,
    withNotice: async (page, since) =>
      toStoredPage(200, {}, Buffer.from(`${(await bodyAs(page, 'identity')).toString()}, of ${since}`), null, page.renderedAt),
    ...(bounds ? { bounds } : {}),
  });
  const render = vi.fn(() => toStoredPage(world.status, { 'x-test': '1' }, Buffer.from(world.text), world.revision, world.time));
  const admit = vi.fn<Admit>(async () => () => {});
  const ask = async (key = '/terkep') => {
    const { page, source, age } = await pages.serve(key, render, admit);
    return { source, age, status: page.status, text: (await bodyAs(page, 'identity')).toString() };
  };
  return { world, pages, render, admit, ask };
}

describe('a page that was rendered once', () => {
  test('is served from memory while nothing is published', async () => {
    const { world, render, ask } = cacheWith();
    expect(await ask()).toEqual({ source: 'rendered', age: 0, status: 200, text: 'first' });
    world.time += 19_999;
    world.text = 'second';
    expect(await ask()).toEqual({ source: 'fresh', age: 19, status: 200, text: 'first' });
    expect(render).toHaveBeenCalledOnce();
  });

  test('is rendered anew after twenty seconds, for which nobody waits', async () => {
    const { world, render, ask } = cacheWith();
    await ask();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockImplementation(() => slow.promise);
    world.time += 20_000;
    for (let time = 0; time < 3; time += 1) expect(await ask()).toMatchObject({ source: 'fresh', text: 'first' });
    expect(render).toHaveBeenCalledTimes(2);
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 7, world.time));
    await expect.poll(() => ask()).toMatchObject({ source: 'fresh', age: 0, text: 'second' });
  });

  test('is not rendered anew time and again ahead of its time while the new one would be worse', async () => {
    const { world, render, ask } = cacheWith();
    await ask();
    world.time += 20_000;
    render.mockResolvedValue(await toStoredPage(503, {}, Buffer.from('away'), 7, world.time));
    for (let time = 0; time < 3; time += 1) {
      expect(await ask()).toMatchObject({ source: 'fresh', text: 'first' });
      await new Promise(setImmediate);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is rendered anew after a publication', async () => {
    const { world, ask } = cacheWith();
    await ask();
    Object.assign(world, { revision: 8, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
    expect(await ask()).toMatchObject({ source: 'fresh', text: 'second' });
  });

  test('is rendered anew after half a minute, for what is on “now”', async () => {
    const { world, ask } = cacheWith();
    await ask();
    Object.assign(world, { time: world.time + 30_000, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered anew after two seconds while the revision is not known', async () => {
    const { world, ask } = cacheWith({ revision: null });
    await ask();
    world.time += 1999;
    expect(await ask()).toMatchObject({ source: 'fresh' });
    Object.assign(world, { time: world.time + 1, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('of an unknown revision is not taken for a page of the revision that becomes known', async () => {
    const { world, ask } = cacheWith({ revision: null });
    await ask();
    Object.assign(world, { revision: 7, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('belongs to its own address', async () => {
    const { world, ask } = cacheWith();
    await ask('/terkep');
    world.text = 'english';
    expect(await ask('/en/map')).toMatchObject({ source: 'rendered', text: 'english' });
    expect(await ask('/terkep')).toMatchObject({ source: 'fresh', text: 'first' });
  });
});

describe('when something is published, the pages', () => {
  const publish = async ({ world, pages }: Pick<ReturnType<typeof cacheWith>, 'world' | 'pages'>) => {
    world.revision = (world.revision ?? 0) + 1;
    await pages.renewHotPages();
  };

  test('that were asked for again within a minute are made anew before anybody asks, at most eight', async () => {
    const cache = cacheWith();
    const keys = Array.from({ length: 9 }, (_, at) => `/page-${at}`);
    for (const key of [...keys, ...keys, '/once']) await cache.ask(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(10 + 8);
    expect(await cache.ask('/page-8')).toMatchObject({ source: 'fresh' });
    expect(await cache.ask('/page-0')).toMatchObject({ source: 'rendered' });
  });

  test('that nobody has asked for since are left alone', async () => {
    const cache = cacheWith();
    for (const key of ['/old', '/old']) await cache.ask(key);
    cache.world.time += 60_000;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('are made anew, and no question of visitors, however many of those are asked after them', async () => {
    const cache = cacheWith();
    const questions = Array.from({ length: 9 }, (_, at) => `/kereses?q=${at}`);
    for (const key of ['/page', '/page', ...questions, ...questions]) await cache.ask(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1 + 9 + 1);
    expect(await cache.ask('/page')).toMatchObject({ source: 'fresh' });
  });

  test('are left alone while the content service is in trouble', async () => {
    const cache = cacheWith();
    for (const key of ['/a', '/a']) await cache.ask(key);
    cache.world.isStruggling = true;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('are made anew once more when something else is published meanwhile', async () => {
    const cache = cacheWith();
    for (const key of ['/a', '/a']) await cache.ask(key);
    const slow = Promise.withResolvers<StoredPage>();
    cache.render.mockImplementationOnce(() => slow.promise);
    const first = publish(cache);
    await expect.poll(() => cache.render.mock.calls.length).toBe(2);
    const second = publish(cache);
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 8, cache.world.time));
    await Promise.all([first, second]);
    expect(await cache.ask('/a')).toMatchObject({ source: 'fresh', text: 'first' });
    expect(cache.render).toHaveBeenCalledTimes(3);
  });
});

describe('when rendering fails', () => {
  test.each([503, 500, 429, 401, 403])(
    'the last good page is served with its age, again and again, and mended as soon as rendering works, of status %i',
    async (status) => {
      const { world, ask } = cacheWith();
      await ask();
      Object.assign(world, { revision: 8, time: world.time + 89_999, status, text: 'sorry' });
      expect(await ask()).toEqual({ source: 'stale', age: 89, status: 200, text: 'first' });
      world.time += 2_500;
      // From a minute and a half on it says so.
      expect(await ask()).toEqual({ source: 'stale', age: 92, status: 200, text: 'first, of 1000000' });
      expect(await ask()).toMatchObject({ source: 'stale', text: 'first, of 1000000' });
      Object.assign(world, { status: 200, text: 'second', time: world.time + 2000 });
      expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
    },
  );

  test('a page never seen before is the error itself, which is not kept', async () => {
    const { world, ask } = cacheWith();
    world.status = 503;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 503 });
    world.status = 200;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 200 });
  });

  test('a renderer that throws is asked again by the next visitor', async () => {
    const { render, ask } = cacheWith();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(ask()).rejects.toThrow('broken');
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'first' });
  });
});

test.each([301, 302, 404, 410])('an answer of %i is never kept, so that endless wrong addresses cannot fill the memory', async (status) => {
  const { world, pages, render, ask } = cacheWith();
  world.status = status;
  await ask();
  expect(await ask()).toMatchObject({ source: 'rendered', status });
  expect(render).toHaveBeenCalledTimes(2);
  expect(pages.size()).toBe(0);
});

test('a page that is gone is told to be gone, not served from before', async () => {
  const { world, ask } = cacheWith();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  expect(await ask()).toMatchObject({ status: 404, text: 'gone' });
});

test('a page that is gone stays gone in the outage that follows', async () => {
  const { world, ask } = cacheWith();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  await ask();
  Object.assign(world, { revision: null, status: 503, text: 'sorry' });
  expect(await ask()).toMatchObject({ status: 503, text: 'sorry' });
});

describe('a page that takes long to render', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for 300 ms; then the old one is served, and the new one when it has come', async () => {
    const { world, render, ask } = cacheWith();
    await ask();
    vi.useFakeTimers();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockReturnValueOnce(slow.promise);
    Object.assign(world, { revision: 8, text: 'second', time: world.time + 40_000 });
    const answer = ask();
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toEqual({ source: 'stale', age: 40, status: 200, text: 'first' });
    vi.useRealTimers();
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 8, world.time));
    await expect.poll(() => ask()).toMatchObject({ source: 'fresh', text: 'second' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is waited for longer when the old one may be untrue by now: yesterday’s, or older than a minute and a half', async () => {
    const midnight = Temporal.Instant.from('2026-11-27T00:00:00+01:00').epochMilliseconds;
    for (const [madeAt, askedAt] of [
      [1_000_000, 1_000_000 + 90_000],
      [midnight - 5_000, midnight + 1_000],
    ] as const) {
      const { world, render, ask } = cacheWith();
      world.time = madeAt;
      await ask();
      vi.useFakeTimers();
      const slow = Promise.withResolvers<StoredPage>();
      render.mockReturnValueOnce(slow.promise);
      world.time = askedAt;
      const answer = ask();
      // A service of 450 ms a call, asked three times.
      await vi.advanceTimersByTimeAsync(1_350);
      vi.useRealTimers();
      slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 7, world.time));
      expect(await answer).toMatchObject({ source: 'rendered', text: 'second' });
    }
  });

  test('is not waited for at all while the content service is in trouble', async () => {
    const { world, render, ask } = cacheWith();
    await ask();
    render.mockReturnValueOnce(new Promise(() => {}));
    Object.assign(world, { revision: 8, isStruggling: true });
    vi.useFakeTimers();
    const answer = ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('and then fails is not seen by anybody', async () => {
    const { world, render, ask } = cacheWith();
    await ask();
    world.revision = 8;
    render.mockRejectedValueOnce(new Error('broken'));
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('is not taken for a page of what was published meanwhile', async () => {
    const { world, render, ask } = cacheWith();
    render.mockImplementationOnce(() => {
      world.revision = 8;
      return toStoredPage(200, {}, Buffer.from('first'), 8, world.time);
    });
    await ask();
    world.text = 'second';
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is as old as when it was ready, not as when it was begun', async () => {
    const { world, render, ask } = cacheWith({ revision: null });
    render.mockImplementationOnce(async () => {
      const begun = world.time;
      world.time += 15_000;
      return toStoredPage(200, {}, Buffer.from('first'), null, begun);
    });
    await ask();
    expect(await ask()).toMatchObject({ source: 'fresh', age: 0 });
  });
});

describe('a page made of old answers', () => {
  test('says so and how old they are, and is made anew soon though nothing is published', async () => {
    const { world, ask } = cacheWith();
    world.reads = { oldest: world.time - 60_000, isLacking: false };
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    world.time += 99;
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    Object.assign(world, { time: world.time + 1, text: 'second', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is made anew after twice as long each time in a row, at most after two seconds', async () => {
    const { world, render, ask } = cacheWith();
    world.reads = { oldest: world.time, isLacking: false };
    await ask();
    for (const pauseMs of [100, 200, 400, 800, 1600, 2000, 2000]) {
      world.time += pauseMs - 1;
      await ask();
      const before = render.mock.calls.length;
      world.time += 1;
      await ask();
      expect(render).toHaveBeenCalledTimes(before + 1);
    }
  });

  test('that lacks an answer does not take the place of one that has all', async () => {
    const { world, ask } = cacheWith();
    await ask();
    Object.assign(world, { revision: 8, text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('that lacks an answer is better than none', async () => {
    const { world, ask } = cacheWith();
    Object.assign(world, { text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ status: 200, text: 'without programs' });
    Object.assign(world, { time: world.time + 2000, text: 'whole', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'whole' });
  });
});

test('a hundred visitors at once cost one rendering', async () => {
  const { render, ask } = cacheWith();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']));
});

describe('a rendering that is not admitted', () => {
  const refusal = new RenderingRefused(503, 5);

  test('is refused where there is no page, and nothing is rendered', async () => {
    const { render, admit, ask } = cacheWith();
    admit.mockRejectedValueOnce(refusal);
    await expect(ask()).rejects.toBe(refusal);
    expect(render).not.toHaveBeenCalled();
    expect(await ask()).toMatchObject({ source: 'rendered' });
  });

  test('gives way to the old page', async () => {
    const { world, admit, ask } = cacheWith();
    await ask();
    Object.assign(world, { revision: 8, text: 'second' });
    admit.mockRejectedValueOnce(refusal);
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is not the answer to another client, who asks for itself', async () => {
    const { admit, ask } = cacheWith();
    const later = Promise.withResolvers<never>();
    admit.mockReturnValueOnce(later.promise);
    const [first, second] = [ask(), ask()];
    later.reject(refusal);
    await expect(first).rejects.toBe(refusal);
    expect(await second).toMatchObject({ source: 'rendered', text: 'first' });
  });

  test('counts as a new question only where visitors choose values that nobody chose before', async () => {
    const { world, admit, ask } = cacheWith();
    for (const key of ['/terkep', '/kereses?q=to', '/kereses.data?_routes=root']) await ask(key);
    world.revision = 8;
    await ask('/kereses?q=to');
    expect(admit.mock.calls.map(([wanted]) => wanted.isNewQuestion)).toEqual([false, true, false, false]);
  });

  test('or is, gives its place back at its end, also when it fails', async () => {
    const { render, admit, ask } = cacheWith();
    const release = vi.fn<() => void>();
    admit.mockResolvedValue(release);
    await ask('/a');
    await ask('/a');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(ask('/b')).rejects.toThrow('broken');
    expect([admit.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('memory stays within its bounds', () => {
  /** What a page of this file takes, with room to spare for less than another one. */
  const ONE = 2_500;

  test('the page that nobody asked for goes first', async () => {
    const { pages, ask } = cacheWith({ bounds: { pages: 4 * ONE, questions: ONE } });
    for (const key of ['/a', '/b', '/c', '/d']) await ask(key);
    await ask('/a');
    await ask('/e');
    expect(pages.size()).toBe(4);
    expect(await ask('/a')).toMatchObject({ source: 'fresh' });
    expect(await ask('/b')).toMatchObject({ source: 'rendered' });
  });

  test('a flood of questions takes no page away that has none', async () => {
    const { world, pages, ask } = cacheWith({ bounds: { pages: 2 * ONE, questions: 3 * ONE } });
    await ask('/terkep');
    await ask('/terkep.data?_routes=root');
    for (let turn = 0; turn < 20; turn += 1) await ask(`/kereses?q=${turn}`);
    expect(pages.size()).toBe(5);
    // Nor does it the answers that the page was made of.
    expect(world.attended.slice(1, 3)).toEqual([{ isQuestion: false }, { isQuestion: true }]);
    for (const key of ['/terkep', '/terkep.data?_routes=root', '/kereses?q=19']) expect(await ask(key)).toMatchObject({ source: 'fresh' });
  });
});

describe('a page as it goes over the wire', () => {
  const body = Buffer.from('Városliget '.repeat(500));

  test('is compressed both ways, to the same text', async () => {
    const page = await toStoredPage(200, {}, body, 1, 0);
    expect(page.bodies.gzip).toBeUndefined();
    expect(brotliDecompressSync(page.bodies.br)).toEqual(body);
    const [gzipped, again] = await Promise.all([bodyAs(page, 'gzip'), bodyAs(page, 'gzip')]);
    expect(gunzipSync(gzipped)).toEqual(body);
    expect([again, page.bodies.gzip]).toEqual([gzipped, gzipped]);
    expect(await bodyAs(page, 'identity')).toEqual(body);
    expect(page.bodies.br.length).toBeLessThan(body.length / 10);
  });

  test('has an ETag that changes with the text alone', async () => {
    const tag = async (text: string, revision: number) => (await toStoredPage(200, {}, Buffer.from(text), revision, revision)).etag;
    expect(await tag('a', 1)).toMatch(/^"[\w-]{22}"$/);
    expect(await tag('a', 2)).toBe(await tag('a', 1));
    expect(await tag('b', 1)).not.toBe(await tag('a', 1));
  });
});
