import { describe, expect, test } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';
import { toStoredPage } from './stored-page.ts';

describe('while rendering fails', () => {
  test.each([503, 500, 429, 401, 403])(
    'the last good page is served with its age until rendering works again, after status %i',
    async (status) => {
      const { state, requestPage } = createTestPageCache();
      await requestPage();
      Object.assign(state, { revision: 8, time: state.time + 89_999, status, text: 'sorry' });
      expect(await requestPage()).toEqual({ source: 'stale', age: 89, status: 200, text: 'first' });
      state.time += 2_500;
      // From an age of 90 s on, the page states it.
      expect(await requestPage()).toEqual({ source: 'stale', age: 92, status: 200, text: 'first, of 1000000' });
      expect(await requestPage()).toMatchObject({ source: 'stale', text: 'first, of 1000000' });
      Object.assign(state, { status: 200, text: 'second', time: state.time + 2000 });
      expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
    },
  );

  test('a page without a cached version is the error itself, which is not cached', async () => {
    const { state, requestPage } = createTestPageCache();
    state.status = 503;
    expect(await requestPage()).toMatchObject({ source: 'rendered', status: 503 });
    state.status = 200;
    expect(await requestPage()).toMatchObject({ source: 'rendered', status: 200 });
  });

  test('a renderer that throws is called again for the next visitor', async () => {
    const { render, requestPage } = createTestPageCache();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(requestPage()).rejects.toThrow('broken');
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'first' });
  });
});

test.each([301, 302, 404, 410])('a page with status %i is never cached, so that unknown URLs cannot fill the memory', async (status) => {
  const { state, pages, render, requestPage } = createTestPageCache();
  state.status = status;
  await requestPage();
  expect(await requestPage()).toMatchObject({ source: 'rendered', status });
  expect(render).toHaveBeenCalledTimes(2);
  expect(pages.size()).toBe(0);
});

test('a deleted page is answered as deleted, not from the cache', async () => {
  const { state, requestPage } = createTestPageCache();
  await requestPage();
  Object.assign(state, { revision: 8, status: 404, text: 'gone' });
  expect(await requestPage()).toMatchObject({ status: 404, text: 'gone' });
});

test('a deleted page stays deleted during a later outage', async () => {
  const { state, requestPage } = createTestPageCache();
  await requestPage();
  Object.assign(state, { revision: 8, status: 404, text: 'gone' });
  await requestPage();
  Object.assign(state, { revision: null, status: 503, text: 'sorry' });
  expect(await requestPage()).toMatchObject({ status: 503, text: 'sorry' });
});

describe('a page made from stale answers', () => {
  test('states their age, and is rendered again soon without a publication', async () => {
    const { state, requestPage } = createTestPageCache();
    state.reads = { oldest: state.time - 60_000, isLacking: false, isLate: false };
    expect(await requestPage()).toMatchObject({ source: 'stale', age: 60 });
    state.time += 99;
    expect(await requestPage()).toMatchObject({ source: 'stale', age: 60 });
    Object.assign(state, { time: state.time + 1, text: 'second', reads: { oldest: null, isLacking: false, isLate: false } });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered again at once after a publication', async () => {
    const { state, requestPage } = createTestPageCache();
    state.reads = { oldest: state.time, isLacking: false, isLate: false };
    await requestPage();
    Object.assign(state, { revision: 8, text: 'second', reads: { oldest: null, isLacking: false, isLate: false } });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered again after doubling waiting times of at most two seconds', async () => {
    const { state, render, requestPage } = createTestPageCache();
    state.reads = { oldest: state.time, isLacking: false, isLate: false };
    await requestPage();
    for (const waitMs of [100, 200, 400, 800, 1600, 2000, 2000]) {
      state.time += waitMs - 1;
      await requestPage();
      const before = render.mock.calls.length;
      state.time += 1;
      await requestPage();
      expect(render).toHaveBeenCalledTimes(before + 1);
    }
  });

  test('does not replace a complete page if an answer is missing', async () => {
    const { state, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { revision: 8, text: 'without programs', reads: { oldest: null, isLacking: true, isLate: false } });
    expect(await requestPage()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('is served with a missing answer and says so, if there is no other', async () => {
    const { state, requestPage } = createTestPageCache();
    Object.assign(state, { text: 'without programs', reads: { oldest: null, isLacking: true, isLate: false } });
    expect(await requestPage()).toMatchObject({ status: 200, text: 'without programs, parts missing' });
    Object.assign(state, { time: state.time + 2000, text: 'whole', reads: { oldest: null, isLacking: false, isLate: false } });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'whole' });
  });
});

describe('a page whose answers are late', () => {
  const whole = { oldest: null, isLacking: false, isLate: false };
  const late = { oldest: null, isLacking: true, isLate: true };

  test('is rendered again, every second, until it is whole', async () => {
    const { state, render, requestPage } = createTestPageCache();
    state.reads = late;
    render.mockImplementation(() => {
      if (render.mock.calls.length === 3) Object.assign(state, { reads: whole, text: 'whole' });
      return toStoredPage(200, {}, Buffer.from(state.text));
    });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'whole' });
    expect(state.time).toBe(1_002_000);
  });

  test('is served after ten seconds as it is, and says that parts are missing', async () => {
    const { state, render, requestPage } = createTestPageCache();
    state.reads = late;
    expect(await requestPage()).toMatchObject({ text: 'first, parts missing' });
    expect([state.time, render.mock.calls.length]).toEqual([1_010_000, 11]);
  });

  test('is rendered once if it is cached, or a search', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { revision: 8, reads: late });
    await requestPage();
    await requestPage('/kereses?q=ballon');
    expect([state.time, render.mock.calls.length]).toEqual([1_000_000, 3]);
  });
});
