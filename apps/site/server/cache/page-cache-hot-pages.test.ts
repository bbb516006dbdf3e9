import { describe, expect, test } from 'vitest';
import { type StoredPage, toStoredPage } from '../stored-page.ts';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';

describe('when something is published, the pages', () => {
  const publish = async ({ world, pages }: Pick<ReturnType<typeof createTestPageCache>, 'world' | 'pages'>) => {
    world.revision = (world.revision ?? 0) + 1;
    await pages.renewHotPages();
  };

  test('that were asked for again within a minute are made anew before anybody asks, at most eight', async () => {
    const cache = createTestPageCache();
    const keys = Array.from({ length: 9 }, (_, at) => `/page-${at}`);
    for (const key of [...keys, ...keys, '/once']) await cache.ask(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(10 + 8);
    expect(await cache.ask('/page-8')).toMatchObject({ source: 'fresh' });
    expect(await cache.ask('/page-0')).toMatchObject({ source: 'rendered' });
  });

  test('that nobody has asked for since are left alone', async () => {
    const cache = createTestPageCache();
    for (const key of ['/old', '/old']) await cache.ask(key);
    cache.world.time += 60_000;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('are made anew, and no question of visitors, however many of those are asked after them', async () => {
    const cache = createTestPageCache();
    const questions = Array.from({ length: 9 }, (_, at) => `/kereses?q=${at}`);
    for (const key of ['/page', '/page', ...questions, ...questions]) await cache.ask(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1 + 9 + 1);
    expect(await cache.ask('/page')).toMatchObject({ source: 'fresh' });
  });

  test('are left alone while the content service is in trouble', async () => {
    const cache = createTestPageCache();
    for (const key of ['/a', '/a']) await cache.ask(key);
    cache.world.isStruggling = true;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('are made anew once more when something else is published meanwhile', async () => {
    const cache = createTestPageCache();
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
