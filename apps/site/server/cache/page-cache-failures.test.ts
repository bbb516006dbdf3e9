import { describe, expect, test } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';

describe('when rendering fails', () => {
  test.each([503, 500, 429, 401, 403])(
    'the last good page is served with its age, again and again, and mended as soon as rendering works, of status %i',
    async (status) => {
      const { world, ask } = createTestPageCache();
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
    const { world, ask } = createTestPageCache();
    world.status = 503;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 503 });
    world.status = 200;
    expect(await ask()).toMatchObject({ source: 'rendered', status: 200 });
  });

  test('a renderer that throws is asked again by the next visitor', async () => {
    const { render, ask } = createTestPageCache();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(ask()).rejects.toThrow('broken');
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'first' });
  });
});

test.each([301, 302, 404, 410])('an answer of %i is never kept, so that endless wrong addresses cannot fill the memory', async (status) => {
  const { world, pages, render, ask } = createTestPageCache();
  world.status = status;
  await ask();
  expect(await ask()).toMatchObject({ source: 'rendered', status });
  expect(render).toHaveBeenCalledTimes(2);
  expect(pages.size()).toBe(0);
});

test('a page that is gone is told to be gone, not served from before', async () => {
  const { world, ask } = createTestPageCache();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  expect(await ask()).toMatchObject({ status: 404, text: 'gone' });
});

test('a page that is gone stays gone in the outage that follows', async () => {
  const { world, ask } = createTestPageCache();
  await ask();
  Object.assign(world, { revision: 8, status: 404, text: 'gone' });
  await ask();
  Object.assign(world, { revision: null, status: 503, text: 'sorry' });
  expect(await ask()).toMatchObject({ status: 503, text: 'sorry' });
});

describe('a page made of old answers', () => {
  test('says so and how old they are, and is made anew soon though nothing is published', async () => {
    const { world, ask } = createTestPageCache();
    world.reads = { oldest: world.time - 60_000, isLacking: false };
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    world.time += 99;
    expect(await ask()).toMatchObject({ source: 'stale', age: 60 });
    Object.assign(world, { time: world.time + 1, text: 'second', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is made anew after twice as long each time in a row, at most after two seconds', async () => {
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

  test('that lacks an answer does not take the place of one that has all', async () => {
    const { world, ask } = createTestPageCache();
    await ask();
    Object.assign(world, { revision: 8, text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('that lacks an answer is better than none', async () => {
    const { world, ask } = createTestPageCache();
    Object.assign(world, { text: 'without programs', reads: { oldest: null, isLacking: true } });
    expect(await ask()).toMatchObject({ status: 200, text: 'without programs' });
    Object.assign(world, { time: world.time + 2000, text: 'whole', reads: { oldest: null, isLacking: false } });
    expect(await ask()).toMatchObject({ source: 'rendered', text: 'whole' });
  });
});
