import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestPageCache } from '../testing/page-cache-under-test.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

describe('a cached page', () => {
  test('is served until the next publication', async () => {
    const { state, render, requestPage } = createTestPageCache();
    expect(await requestPage()).toEqual({ source: 'rendered', age: 0, status: 200, text: 'first' });
    state.time += 19_999;
    state.text = 'second';
    expect(await requestPage()).toEqual({ source: 'fresh', age: 19, status: 200, text: 'first' });
    expect(render).toHaveBeenCalledOnce();
  });

  test('is renewed in the background after twenty seconds', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockImplementation(() => slow.promise);
    state.time += 20_000;
    for (let time = 0; time < 3; time += 1) expect(await requestPage()).toMatchObject({ source: 'fresh', text: 'first' });
    expect(render).toHaveBeenCalledTimes(2);
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second')));
    await expect.poll(() => requestPage()).toMatchObject({ source: 'fresh', age: 0, text: 'second' });
  });

  test('is not renewed repeatedly while the new version would be worse', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    state.time += 20_000;
    render.mockResolvedValue(await toStoredPage(503, {}, Buffer.from('away')));
    for (let time = 0; time < 3; time += 1) {
      expect(await requestPage()).toMatchObject({ source: 'fresh', text: 'first' });
      await new Promise(setImmediate);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is rendered again after a publication', async () => {
    const { state, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { revision: 8, text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'fresh', text: 'second' });
  });

  test('is rendered again after half a minute, because statements about “now” change', async () => {
    const { state, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { time: state.time + 30_000, text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is rendered again after two seconds while the revision is unknown', async () => {
    const { state, requestPage } = createTestPageCache({ revision: null });
    await requestPage();
    state.time += 1999;
    expect(await requestPage()).toMatchObject({ source: 'fresh' });
    Object.assign(state, { time: state.time + 1, text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('of an unknown revision does not count as one of the revision that becomes known', async () => {
    const { state, requestPage } = createTestPageCache({ revision: null });
    await requestPage();
    Object.assign(state, { revision: 7, text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is stored under its own URL', async () => {
    const { state, requestPage } = createTestPageCache();
    await requestPage('/terkep');
    state.text = 'english';
    expect(await requestPage('/en/map')).toMatchObject({ source: 'rendered', text: 'english' });
    expect(await requestPage('/terkep')).toMatchObject({ source: 'fresh', text: 'first' });
  });
});

describe('a slow rendering', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for 300 ms; then the stale page is served, and the new one once it is ready', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    vi.useFakeTimers();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockReturnValueOnce(slow.promise);
    Object.assign(state, { text: 'second', time: state.time + 40_000 });
    const answer = requestPage();
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toEqual({ source: 'stale', age: 40, status: 200, text: 'first' });
    vi.useRealTimers();
    slow.resolve(await toStoredPage(200, {}, Buffer.from('second')));
    await expect.poll(() => requestPage()).toMatchObject({ source: 'fresh', text: 'second' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is waited for longer if the stale page may be wrong: yesterday’s, older than 90 s, or of an earlier revision', async () => {
    const midnight = Temporal.Instant.from('2026-11-27T00:00:00+01:00').epochMilliseconds;
    for (const [madeAt, askedAt, revision] of [
      [1_000_000, 1_000_000 + 90_000, 7],
      [midnight - 5_000, midnight + 1_000, 7],
      [1_000_000, 1_000_000, 8],
    ] as const) {
      const { state, render, requestPage } = createTestPageCache();
      state.time = madeAt;
      await requestPage();
      vi.useFakeTimers();
      const slow = Promise.withResolvers<StoredPage>();
      render.mockReturnValueOnce(slow.promise);
      Object.assign(state, { time: askedAt, revision });
      const answer = requestPage();
      // A service that takes 450 ms per call, with three calls.
      await vi.advanceTimersByTimeAsync(1_350);
      vi.useRealTimers();
      slow.resolve(await toStoredPage(200, {}, Buffer.from('second')));
      expect(await answer).toMatchObject({ source: 'rendered', text: 'second' });
    }
  });

  test('is not waited for while the content service has problems', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    render.mockReturnValueOnce(new Promise(() => {}));
    Object.assign(state, { revision: 8, isStruggling: true });
    vi.useFakeTimers();
    const answer = requestPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('that fails afterwards is not visible to visitors', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    state.revision = 8;
    render.mockRejectedValueOnce(new Error('broken'));
    expect(await requestPage()).toMatchObject({ source: 'stale', text: 'first' });
  });

  test('does not count for a revision published meanwhile', async () => {
    const { state, render, requestPage } = createTestPageCache();
    render.mockImplementationOnce(() => {
      state.revision = 8;
      return toStoredPage(200, {}, Buffer.from('first'));
    });
    await requestPage();
    state.text = 'second';
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
  });

  test('is not shared with those who request the page after a publication, and replaces no newer page', async () => {
    const { state, render, requestPage } = createTestPageCache();
    const slow = Promise.withResolvers<StoredPage>();
    render.mockReturnValueOnce(slow.promise);
    const early = requestPage();
    await expect.poll(() => render.mock.calls.length).toBe(1);
    Object.assign(state, { revision: 8, text: 'second' });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'second' });
    slow.resolve(await toStoredPage(200, {}, Buffer.from('first')));
    expect([await early, await requestPage()]).toMatchObject([{ text: 'first' }, { source: 'fresh', text: 'second' }]);
  });

  test('runs once more if something is published meanwhile', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    Object.assign(state, { revision: 8, text: 'third' });
    render.mockImplementationOnce(() => {
      state.revision = 9;
      return toStoredPage(200, {}, Buffer.from('second'));
    });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'third' });
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('runs at most once more, however much is published meanwhile', async () => {
    const { state, render, requestPage } = createTestPageCache();
    await requestPage();
    let revision = 8;
    state.revision = revision;
    render.mockImplementation(() => {
      revision += 1;
      state.revision = revision;
      return toStoredPage(200, {}, Buffer.from(`before ${revision}`));
    });
    expect(await requestPage()).toMatchObject({ source: 'rendered', text: 'before 10' });
  });

  test('has the age since it was finished', async () => {
    const { state, render, requestPage } = createTestPageCache({ revision: null });
    render.mockImplementationOnce(async () => {
      state.time += 15_000;
      return toStoredPage(200, {}, Buffer.from('first'));
    });
    await requestPage();
    expect(await requestPage()).toMatchObject({ source: 'fresh', age: 0 });
  });
});

test('for a hundred concurrent visitors runs once', async () => {
  const { render, requestPage } = createTestPageCache();
  const answers = await Promise.all(Array.from({ length: 100 }, () => requestPage()));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']));
});
