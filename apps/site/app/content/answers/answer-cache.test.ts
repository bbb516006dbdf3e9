import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** An answer of about 10,000 characters. */
const large = (name: string) => ({ value: name.padEnd(10_000, 'x'), revision: '1', at: 0 });
const ONE = 22_000;

function createTestCache(essentials: number, visitorQueries: number) {
  const cache = createAnswerCache({ essentials: essentials * ONE, visitorQueries: visitorQueries * ONE });
  const ask = (...keys: string[]) => {
    for (const key of keys) cache.set(key, large(key), true);
  };
  const need = (...keys: string[]) => {
    for (const key of keys) cache.set(key, large(key), false);
  };
  const listKnown = (...keys: string[]) => keys.filter((key) => cache.get(key, true) !== undefined);
  return { cache, ask, need, listKnown };
}

describe('the answer cache', () => {
  test('has a limited size and evicts the least recently used answer', () => {
    const { cache, need, listKnown } = createTestCache(2, 0.1);
    need('/a', '/b');
    cache.get('/a', false);
    need('/c');
    expect(listKnown('/a', '/b', '/c')).toEqual(['/a', '/c']);
  });

  test('does not store answers larger than its limit', () => {
    const { need, listKnown } = createTestCache(0.5, 0.5);
    need('/a');
    expect(listKnown('/a')).toEqual([]);
  });

  test('never evicts answers that pages need in favour of answers to visitors’ queries', () => {
    const { ask, need, listKnown } = createTestCache(3, 2);
    need('/a', '/b?limit=3');
    ask('/menus', ...Array.from({ length: 20 }, (_, at) => `/events?from=${at}`));
    expect(listKnown('/a', '/b?limit=3', '/menus', '/events?from=0', '/events?from=19')).toEqual([
      '/a',
      '/b?limit=3',
      '/menus',
      '/events?from=19',
    ]);
  });

  test('moves an answer to a visitor’s query to the essential answers when a page needs it', () => {
    const { cache, ask, need, listKnown } = createTestCache(3, 1);
    ask('/events?from=1');
    cache.get('/events?from=1', false);
    ask('/events?from=2');
    need('/events?from=2');
    ask('/events?from=2', '/events?from=3');
    expect(listKnown('/events?from=1', '/events?from=2', '/events?from=3')).toHaveLength(3);
  });

  test('replaces an older answer in either cache', () => {
    const { cache, need } = createTestCache(1, 1);
    need('/a?b=1');
    const newer = { ...large('/a?b=1'), revision: '2' };
    cache.set('/a?b=1', newer, true);
    expect(cache.get('/a?b=1', false)).toBe(newer);
  });

  test('deletes an answer from either cache', () => {
    const { cache, ask, need, listKnown } = createTestCache(1, 1);
    need('/a');
    ask('/b?c=1');
    for (const key of ['/a', '/b?c=1']) cache.delete(key);
    expect(listKnown('/a', '/b?c=1')).toEqual([]);
  });
});
