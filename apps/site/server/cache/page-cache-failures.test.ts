import { describe, expect, test } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';

describe('while rendering fails', () => {
  test.each([503, 500, 429, 401, 403])(
    'the last good page is served with its age until rendering works again, after status %i',
    async (status) => {
      const { world, ask } = createTestPageCache();
      await ask();
      Object.assign(world, { revision: 8, time: world.time + 89_999, status, text: 'sorry' });
      expect(await ask()).toEqual({ source: 'stale', age: 89, status: 200, text: 'first' });
      world.time += 2_500;
      // From an age of 90 s on, the page states it.
      expect(await ask()).toEqual({ source: 'stale', age: 92, status: 200, text: 'first, of 1000000' });
      expect(await ask()).toMatchObject({ source: 'stale', text: 'first, of 1000000' });
      Object.assign(world, { status: 200, text: 'second', time: world.time + 2000 });
      expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
    },
  );

  test('a page without a cached version is the error itself, which is not cached', async () => {
    const { world, ask } = createTestPageCache();
    world.status = 503;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 503 });
    world.status = 200;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 200 });
  });

  test('a renderer that throws is called again for the next visitor', async () => {
    const { render, ask } = createTestPageCache();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(ask()).rejects.toThrow('broken');
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'first' });
  });
});

test.each([301, 302, 404, 410])('a page with status %i is never cached, so that unknown URLs cannot fill the memory', async (status) => {
  const { world, pages, render, ask } = createTestPageCache();
  world.status = status;
  await ask();
  expect(await ask()).toMatchObject({ source: 'rendered', status });
  expect(render).toHaveBeenCalledTimes(2);
  expect(pages.size()).toBe(0);
});

test('a deleted page is answered as deleted, not from the cache', async () => {
  const { world, ask } = createTestPageCache();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  expect(await ask()).toMatchObject({ status: 404, text: 'gone' });
});

test('a deleted page stays deleted during a later outage', async () => {
  const { world, ask } = createTestPageCache();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  await ask();
  Object.assign(world, { revision: null, status: 503, text: 'sorry' });
  expect(await ask()).toMatchObject({ status: 503, text: 'sorry' });
});

describe('a page made from stale answers', () => {
  test('states their age, and is rendered again soon without a publication', async () => {
    const { world, ask } = createTestPageCache();
    world.reads = { oldest: world.time - 60_000, isLacking: false };
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    world.time += 99;
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    Object.assign(world, { time: world.time + 1, text: 'second', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered again after doubling pauses of at most two seconds', async () => {
    const { world, render, ask } = createTestPageCache();
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

  test('does not replace a complete page if an answer is missing', async () => {
    const { world, ask } = createTestPageCache();
    await ask();
    Object.assign(world, { revision: 8, text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('is served with a missing answer if there is no other', async () => {
    const { world, ask } = createTestPageCache();
    Object.assign(world, { text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ status: 200, text: 'without programs' });
    Object.assign(world, { time: world.time + 2000, text: 'whole', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'whole' });
  });
});
