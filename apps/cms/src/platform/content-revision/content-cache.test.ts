import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { runSql } from '../database/sql/sql.ts';
import { ContentCache } from './content-cache.ts';
import { raise } from './raise.ts';
import { clearRevision, getCurrentContent } from './revision.ts';
import { ANY_CONTENT, collectSources, noteSources } from './sources.ts';

let payload: Payload;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await payload.updateGlobal({ slug: 'content-revision', data: { value: 1 } });
  // After a revision that was not observed, the first change may have been any.
  await raiseFor();
});

let cache: ContentCache<string>;
beforeEach(() => {
  cache = new ContentCache<string>({ maxEntries: 10 });
});

const raiseFor = (source?: string) => raise({ context: {}, payload }, source);

/** A computation that reads these collections, and the number of its calls. */
const reading = (...sources: string[]) =>
  vi.fn(async () => {
    noteSources(sources);
    return sources.join();
  });

describe('a value computed from the published content', () => {
  it('stays cached while other collections change, until one of its sources changes', async () => {
    const compute = reading('news', 'media');
    for (const source of ['events', 'balloon', 'media', 'news']) {
      await cache.get(payload, 'article', compute);
      await raiseFor(source);
    }
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['anything may have changed', () => raiseFor()],
    ['a revision was raised by who notes no sources', () => runSql(payload, 'UPDATE content_revision SET value = value + 1')],
    [
      'that happened before another change',
      async () => {
        await runSql(payload, 'UPDATE content_revision SET value = value + 1');
        await raiseFor('events');
      },
    ],
  ])('is computed again after %s', async (_, change) => {
    const compute = reading('news');
    await cache.get(payload, 'article', compute);
    await change();
    clearRevision(payload);
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('is computed again after an older database was restored', async () => {
    const compute = reading('news');
    await runSql(payload, 'UPDATE content_revision SET value = value + 50');
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    await runSql(payload, 'UPDATE content_revision SET value = value - 40');
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it.each([[[]], [[ANY_CONTENT]]])('is computed again at each revision when its sources are %j', async (sources) => {
    const compute = reading(...sources);
    await cache.get(payload, 'article', compute);
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('has the sources of the cached values that it uses', async () => {
    const part = reading('top-locations');
    const whole = vi.fn(async () => {
      noteSources(['news']);
      return cache.get(payload, 'part', part);
    });
    await cache.get(payload, 'part', part);
    const { sources } = await collectSources(() => cache.get(payload, 'whole', whole));
    expect([...sources].toSorted()).toEqual(['news', 'top-locations']);
    await raiseFor('top-locations');
    await cache.get(payload, 'whole', whole);
    expect([part, whole].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('is computed once for concurrent requests', async () => {
    const compute = reading('news');
    await Promise.all(Array.from({ length: 20 }, () => cache.get(payload, 'article', compute)));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('is not cached when its computation fails', async () => {
    await expect(cache.get(payload, 'article', async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    await expect(cache.get(payload, 'article', async () => 'text')).resolves.toBe('text');
  });

  it('does not replace a newer value when its source changes during the computation', async () => {
    const slow = Promise.withResolvers<string>();
    const answer = async (text: string | Promise<string>) => {
      noteSources(['news']);
      return text;
    };
    const old = cache.get(payload, 'article', () => answer(slow.promise));
    // Wait until the old computation has read its revision.
    await getCurrentContent(payload);
    await raiseFor('news');
    await cache.get(payload, 'article', () => answer('new'));
    slow.resolve('old');
    await expect(old).resolves.toBe('old');
    await expect(cache.get(payload, 'article', () => answer('not asked for'))).resolves.toBe('new');
  });
});

it('computes the missing ones of many values in one call', async () => {
  const compute = vi.fn(async (keys: readonly string[]) => {
    noteSources(['events']);
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()]));
  });
  await cache.getMany(payload, ['a', 'b', 'gone'], compute);
  const values = await cache.getMany(payload, ['b', 'c', 'a'], compute);
  expect(compute.mock.calls).toEqual([[['a', 'b', 'gone']], [['c']]]);
  expect(Object.fromEntries(values)).toEqual({ a: 'A', b: 'B', c: 'C' });
});

it('stays within the byte limit of the cache', async () => {
  const small = new ContentCache<string>({ maxBytes: 10_000, measureBytes: ({ length }) => length });
  const compute = vi.fn(async () => 'x'.repeat(3000));
  for (const key of ['a', 'b', 'c', 'd', 'a']) await small.get(payload, key, compute);
  expect(compute).toHaveBeenCalledTimes(5);
});

it('is not cached while the database has no revision', async () => {
  await runSql(payload, 'DELETE FROM content_revision');
  clearRevision(payload);
  const compute = reading('news');
  for (let time = 0; time < 2; time += 1) await cache.get(payload, 'article', compute);
  await payload.updateGlobal({ slug: 'content-revision', data: { value: 1 } });
  expect(compute).toHaveBeenCalledTimes(2);
});
