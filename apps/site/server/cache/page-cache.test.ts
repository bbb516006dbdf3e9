import { afterEach, describe, expect, test, vi } from 'vitest';
import { type StoredPage, toStoredPage } from '../stored-page.ts';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';
import { RenderingRefused } from './rendering-budget.ts';

describe('a cached page', () => {
  test('is served until the next publication', async () => {
    const { world, render, ask } = createTestPageCache();
    expect(await ask()).toEqual({ source: 'rendered', age: 0, status: 200, text: 'first' });
    world.time += 19_999;
    world.text = 'second';
    expect(await ask()).toEqual({ source: 'fresh', age: 19, status: 200, text: 'first' });
    expect(render).toHaveBeenCalledOnce();
  });

  test('is renewed in the background after twenty seconds', async () => {
    const { world, render, ask } = createTestPageCache();
    await ask();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockImplementation(() => slow.promise);
    world.time += 20_000;
    for (let time = 0; time < 3; time += 1) expect(await ask()).toMatchObject({ source: 'fresh', text: 'first' });
    expect(render).toHaveBeenCalledTimes(2);
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 7, world.time));
    await expect.poll(() => ask()).toMatchObject({ source: 'fresh', age: 0, text: 'second' });
  });

  test('is not renewed repeatedly while the new version would be worse', async () => {
    const { world, render, ask } = createTestPageCache();
    await ask();
    world.time += 20_000;
    render.mockResolvedValue(await toStoredPage(503, {}, Buffer.from('away'), 7, world.time));
    for (let time = 0; time < 3; time += 1) {
      expect(await ask()).toMatchObject({ source: 'fresh', text: 'first' });
      await new Promise(setImmediate);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is rendered again after a publication', async () => {
    const { world, ask } = createTestPageCache();
    await ask();
    Object.assign(world, { revision: 8, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
    expect(await ask()).toMatchObject({ source: 'fresh', text: 'second' });
  });

  test('is rendered again after half a minute, because statements about “now” change', async () => {
    const { world, ask } = createTestPageCache();
    await ask();
    Object.assign(world, { time: world.time + 30_000, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered again after two seconds while the revision is unknown', async () => {
    const { world, ask } = createTestPageCache({ revision: null });
    await ask();
    world.time += 1999;
    expect(await ask()).toMatchObject({ source: 'fresh' });
    Object.assign(world, { time: world.time + 1, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('of an unknown revision does not count as one of the revision that becomes known', async () => {
    const { world, ask } = createTestPageCache({ revision: null });
    await ask();
    Object.assign(world, { revision: 7, text: 'second' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is stored under its own URL', async () => {
    const { world, ask } = createTestPageCache();
    await ask('/terkep');
    world.text = 'english';
    expect(await ask('/en/map')).toMatchObject({ source: 'rendered', text: 'english' });
    expect(await ask('/terkep')).toMatchObject({ source: 'fresh', text: 'first' });
  });
});

describe('a slow rendering', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for 300 ms; then the stale page is served, and the new one once it is ready', async () => {
    const { world, render, ask } = createTestPageCache();
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

  test('is waited for longer if the stale page may be wrong: yesterday’s, or older than 90 s', async () => {
    const midnight = Temporal.Instant.from('2026-11-27T00:00:00+01:00').epochMilliseconds;
    for (const [madeAt, askedAt] of [
      [1_000_000, 1_000_000 + 90_000],
      [midnight - 5_000, midnight + 1_000],
    ] as const) {
      const { world, render, ask } = createTestPageCache();
      world.time = madeAt;
      await ask();
      vi.useFakeTimers();
      const slow = Promise.withResolvers<StoredPage>();
      render.mockReturnValueOnce(slow.promise);
      world.time = askedAt;
      const answer = ask();
      // A service that takes 450 ms per call, with three calls.
      await vi.advanceTimersByTimeAsync(1_350);
      vi.useRealTimers();
      slow.resolve(await toStoredPage(200, {}, Buffer.from('second'), 7, world.time));
      expect(await answer).toMatchObject({ source: 'rendered', text: 'second' });
    }
  });

  test('is not waited for while the content service has problems', async () => {
    const { world, render, ask } = createTestPageCache();
    await ask();
    render.mockReturnValueOnce(new Promise(() => {}));
    Object.assign(world, { revision: 8, isStruggling: true });
    vi.useFakeTimers();
    const answer = ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('that fails afterwards is not visible to visitors', async () => {
    const { world, render, ask } = createTestPageCache();
    await ask();
    world.revision = 8;
    render.mockRejectedValueOnce(new Error('broken'));
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('does not count for a revision published meanwhile', async () => {
    const { world, render, ask } = createTestPageCache();
    render.mockImplementationOnce(() => {
      world.revision = 8;
      return toStoredPage(200, {}, Buffer.from('first'), 8, world.time);
    });
    await ask();
    world.text = 'second';
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('has the age since it was finished', async () => {
    const { world, render, ask } = createTestPageCache({ revision: null });
    render.mockImplementationOnce(async () => {
      const begun = world.time;
      world.time += 15_000;
      return toStoredPage(200, {}, Buffer.from('first'), null, begun);
    });
    await ask();
    expect(await ask()).toMatchObject({ source: 'fresh', age: 0 });
  });
});

test('for a hundred concurrent visitors runs once', async () => {
  const { render, ask } = createTestPageCache();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']));
});

describe('a rendering that is not admitted', () => {
  const refusal = new RenderingRefused(503, 5);

  test('is refused without a cached page, and nothing is rendered', async () => {
    const { render, admit, ask } = createTestPageCache();
    admit.mockRejectedValueOnce(refusal);
    await expect(ask()).rejects.toBe(refusal);
    expect(render).not.toHaveBeenCalled();
    expect(await ask()).toMatchObject({ source: 'rendered' });
  });

  test('serves the stale page instead', async () => {
    const { world, admit, ask } = createTestPageCache();
    await ask();
    Object.assign(world, { revision: 8, text: 'second' });
    admit.mockRejectedValueOnce(refusal);
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('does not affect another client, which is admitted separately', async () => {
    const { admit, ask } = createTestPageCache();
    const later = Promise.withResolvers<never>();
    admit.mockReturnValueOnce(later.promise);
    const [first, second] = [ask(), ask()];
    later.reject(refusal);
    await expect(first).rejects.toBe(refusal);
    expect(await second).toMatchObject({ source: 'rendered', text: 'first' });
  });

  test('counts as a new question only if the URL has uncached values of the visitor’s choice', async () => {
    const { world, admit, ask } = createTestPageCache();
    for (const key of ['/terkep', '/kereses?q=to', '/kereses.data?_routes=root']) await ask(key);
    world.revision = 8;
    await ask('/kereses?q=to');
    expect(admit.mock.calls.map(([wanted]) => wanted.newQuestion)).toEqual([null, 'search', null, null]);
  });

  test('releases its slot at the end, also after a failure', async () => {
    const { render, admit, ask } = createTestPageCache();
    const release = vi.fn<() => void>();
    admit.mockResolvedValue(release);
    await ask('/a');
    await ask('/a');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(ask('/b')).rejects.toThrow('broken');
    expect([admit.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('the memory of the cache', () => {
  /** Size of a page in this file: the limit has room for one, not for two. */
  const ONE = 2_500;

  test('evicts the least recently requested page', async () => {
    const { pages, ask } = createTestPageCache({ bounds: { pages: 4 * ONE, questions: ONE } });
    for (const key of ['/a', '/b', '/c', '/d']) await ask(key);
    await ask('/a');
    await ask('/e');
    expect(pages.size()).toBe(4);
    expect(await ask('/a')).toMatchObject({ source: 'fresh' });
    expect(await ask('/b')).toMatchObject({ source: 'rendered' });
  });

  test('never evicts pages without queries in favour of queries', async () => {
    const { world, pages, ask } = createTestPageCache({ bounds: { pages: 2 * ONE, questions: 3 * ONE } });
    await ask('/terkep');
    await ask('/terkep.data?_routes=root');
    for (let turn = 0; turn < 20; turn += 1) await ask(`/kereses?q=${turn}`);
    expect(pages.size()).toBe(5);
    // The same applies to the answers that the page was made from.
    expect(world.attended.slice(1, 3)).toEqual([{ isQuestion: false }, { isQuestion: true }]);
    for (const key of ['/terkep', '/terkep.data?_routes=root', '/kereses?q=19']) expect(await ask(key)).toMatchObject({ source: 'fresh' });
  });
});
