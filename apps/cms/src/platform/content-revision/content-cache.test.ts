import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { runSql } from '../database/sql.ts';
import { ContentCache } from './content-cache.ts';
import { raise } from './raise.ts';
import { clearRevision, getCurrentContent } from './revision.ts';
import { ANY_CONTENT, collectSources, noteSources } from './sources.ts';

let payload: Payload;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await payload.updateGlobal({ slug: 'content-revision', data: { value: 1 } });
  // The first change after a number that nobody noted may have been any.
  await raiseFor();
});

let cache: ContentCache<string>;
beforeEach(() => {
  cache = new ContentCache<string>({ maxEntries: 10 });
});

const raiseFor = (source?: string) => raise({ context: {}, payload }, source);

/** A computation that reads these collections, and how often it was made. */
const reading = (...sources: string[]) =>
  vi.fn(async () => {
    noteSources(sources);
    return sources.join();
  });

describe('a value computed from the published content', () => {
  it('is stored while something else changes, until one of its sources does', async () => {
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
  ])('is computed anew when %s', async (_, change) => {
    const compute = reading('news');
    await cache.get(payload, 'article', compute);
    await change();
    clearRevision(payload);
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('is computed anew when the database is one of before, which was restored', async () => {
    const compute = reading('news');
    await runSql(payload, 'UPDATE content_revision SET value = value + 50');
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    await runSql(payload, 'UPDATE content_revision SET value = value - 40');
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it.each([[[]], [[ANY_CONTENT]]])('is computed anew with each revision when its sources are %j', async (sources) => {
    const compute = reading(...sources);
    await cache.get(payload, 'article', compute);
    await raiseFor('events');
    await cache.get(payload, 'article', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('has the sources of the stored values that it is made of', async () => {
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

  it('is computed once for everybody who asks at the same time', async () => {
    const compute = reading('news');
    await Promise.all(Array.from({ length: 20 }, () => cache.get(payload, 'article', compute)));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('is not stored when it fails', async () => {
    await expect(cache.get(payload, 'article', async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    await expect(cache.get(payload, 'article', async () => 'text')).resolves.toBe('text');
  });

  it('is not stored over a newer one when its source changes meanwhile', async () => {
    const slow = Promise.withResolvers<string>();
    const answer = async (text: string | Promise<string>) => {
      noteSources(['news']);
      return text;
    };
    const old = cache.get(payload, 'article', () => answer(slow.promise));
    // The old one has begun when the state that it began with is read.
    await getCurrentContent(payload);
    await raiseFor('news');
    await cache.get(payload, 'article', () => answer('new'));
    slow.resolve('old');
    await expect(old).resolves.toBe('old');
    await expect(cache.get(payload, 'article', () => answer('not asked for'))).resolves.toBe('new');
  });
});

it('of many values, those that are not stored are computed at once', async () => {
  const compute = vi.fn(async (keys: readonly string[]) => {
    noteSources(['events']);
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()]));
  });
  await cache.getMany(payload, ['a', 'b', 'gone'], compute);
  const found = await cache.getMany(payload, ['b', 'c', 'a'], compute);
  expect(compute.mock.calls).toEqual([[['a', 'b', 'gone']], [['c']]]);
  expect(Object.fromEntries(found)).toEqual({ a: 'A', b: 'B', c: 'C' });
});

it('stores no more bytes than it may', async () => {
  const small = new ContentCache<string>({ maxBytes: 10_000, measureBytes: ({ length }) => length });
  const compute = vi.fn(async () => 'x'.repeat(3000));
  for (const key of ['a', 'b', 'c', 'd', 'a']) await small.get(payload, key, compute);
  expect(compute).toHaveBeenCalledTimes(5);
});

it('stores nothing while the database counts no changes', async () => {
  await runSql(payload, 'DELETE FROM content_revision');
  clearRevision(payload);
  const compute = reading('news');
  for (let time = 0; time < 2; time += 1) await cache.get(payload, 'article', compute);
  await payload.updateGlobal({ slug: 'content-revision', data: { value: 1 } });
  expect(compute).toHaveBeenCalledTimes(2);
});
