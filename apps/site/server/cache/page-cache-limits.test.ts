import { describe, expect, test, vi } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';
import { RenderingRefused } from './rendering-budget.ts';

describe('a rendering that is not admitted', () => {
  const refusal = new RenderingRefused('tooBusy', 5);

  test('is refused without a cached page, and nothing is rendered', async () => {
    const { render, admit, requestPage } = createTestPageCache();
    admit.mockRejectedValueOnce(refusal);
    await expect(requestPage()).rejects.toBe(refusal);
    expect(render).not.toHaveBeenCalled();
    expect(await requestPage()).toMatchObject({ source: 'rendered' });
  });

  test('serves the stale page instead', async () => {
    const { state, admit, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { revision: 8, text: 'second' });
    admit.mockRejectedValueOnce(refusal);
    expect(await requestPage()).toMatchObject({ source: 'stale', text: 'first' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('does not affect another client, which is admitted separately', async () => {
    const { admit, requestPage } = createTestPageCache();
    const later = Promise.withResolvers<never>();
    admit.mockReturnValueOnce(later.promise);
    const [first, second] = [requestPage(), requestPage()];
    later.reject(refusal);
    await expect(first).rejects.toBe(refusal);
    expect(await second).toMatchObject({ source: 'rendered', text: 'first' });
  });

  test('counts as a new query only if the URL has uncached values of the visitor’s choice', async () => {
    const { state, admit, requestPage } = createTestPageCache();
    for (const key of ['/terkep', '/kereses?q=to', '/kereses.data?_routes=root']) await requestPage(key);
    state.revision = 8;
    await requestPage('/kereses?q=to');
    expect(admit.mock.calls.map(([admission]) => admission.newQuery)).toEqual([null, 'search', null, null]);
  });

  test('releases its slot at the end, also after a failure', async () => {
    const { render, admit, requestPage } = createTestPageCache();
    const release = vi.fn<() => void>();
    admit.mockResolvedValue(release);
    await requestPage('/a');
    await requestPage('/a');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(requestPage('/b')).rejects.toThrow('broken');
    expect([admit.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('the memory of the cache', () => {
  /** Size of a page in this file: the limit has room for one, not for two. */
  const ONE = 2_500;

  test('evicts the least recently requested page', async () => {
    const { pages, requestPage } = createTestPageCache({ bounds: { pages: 4 * ONE, visitorQueries: ONE } });
    for (const key of ['/a', '/b', '/c', '/d']) await requestPage(key);
    await requestPage('/a');
    await requestPage('/e');
    expect(pages.size()).toBe(4);
    expect(await requestPage('/a')).toMatchObject({ source: 'fresh' });
    expect(await requestPage('/b')).toMatchObject({ source: 'rendered' });
  });

  test('never evicts pages without queries in favour of queries', async () => {
    const { state, pages, requestPage } = createTestPageCache({ bounds: { pages: 2 * ONE, visitorQueries: 3 * ONE } });
    await requestPage('/terkep');
    await requestPage('/terkep.data?_routes=root');
    for (let turn = 0; turn < 20; turn += 1) await requestPage(`/kereses?q=${turn}`);
    expect(pages.size()).toBe(5);
    // The same applies to the answers that the page was made from.
    expect(state.trackedOptions.slice(1, 3)).toEqual([{ isVisitorQuery: false }, { isVisitorQuery: true }]);
    for (const key of ['/terkep', '/terkep.data?_routes=root', '/kereses?q=19'])
      expect(await requestPage(key)).toMatchObject({ source: 'fresh' });
  });
});
