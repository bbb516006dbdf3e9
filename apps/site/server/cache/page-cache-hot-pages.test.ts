import { describe, expect, test } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

describe('after a publication', () => {
  const publish = async ({ state, pages }: Pick<ReturnType<typeof createTestPageCache>, 'state' | 'pages'>) => {
    state.revision = (state.revision ?? 0) + 1;
    await pages.renewHotPages();
  };

  test('at most eight pages that were requested repeatedly within a minute are rendered again', async () => {
    const cache = createTestPageCache();
    const keys = Array.from({ length: 9 }, (_, at) => `/page-${at}`);
    for (const key of [...keys, ...keys, '/once']) await cache.requestPage(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(10 + 8);
    expect(await cache.requestPage('/page-8')).toMatchObject({ source: 'fresh' });
    expect(await cache.requestPage('/page-0')).toMatchObject({ source: 'rendered' });
  });

  test('pages without recent requests are not rendered', async () => {
    const cache = createTestPageCache();
    for (const key of ['/old', '/old']) await cache.requestPage(key);
    cache.state.time += 60_000;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('only pages without visitors’ queries are rendered, whatever was requested', async () => {
    const cache = createTestPageCache();
    const visitorQueries = Array.from({ length: 9 }, (_, at) => `/kereses?q=${at}`);
    for (const key of ['/page', '/page', ...visitorQueries, ...visitorQueries]) await cache.requestPage(key);
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1 + 9 + 1);
    expect(await cache.requestPage('/page')).toMatchObject({ source: 'fresh' });
  });

  test('no pages are rendered while the content service has problems', async () => {
    const cache = createTestPageCache();
    for (const key of ['/a', '/a']) await cache.requestPage(key);
    cache.state.isStruggling = true;
    await publish(cache);
    expect(cache.render).toHaveBeenCalledTimes(1);
  });

  test('pages are rendered once more after another publication', async () => {
    const cache = createTestPageCache();
    for (const key of ['/a', '/a']) await cache.requestPage(key);
    const slow = Promise.withResolvers<StoredPage>();
    cache.render.mockImplementationOnce(() => slow.promise);
    const first = publish(cache);
    await expect.poll(() => cache.render.mock.calls.length).toBe(2);
    const second = publish(cache);
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second')));
    await Promise.all([first, second]);
    expect(await cache.requestPage('/a')).toMatchObject({ source: 'fresh', text: 'first' });
    expect(cache.render).toHaveBeenCalledTimes(3);
  });
});
