import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** An answer of about 10,000 characters. */
const large = (name: string) => ({ value: name.padEnd(10_000, 'x'), revision: '1', at: 0 });
const ONE = 22_000;

function createTestCache(essentials: number, questions: number) {
  const cache = createAnswerCache({ essentials: essentials * ONE, questions: questions * ONE });
  const ask = (...keys: string[]) => {
    for (const key of keys) cache.set(key, large(key), true);
  };
  const need = (...keys: string[]) => {
    for (const key of keys) cache.set(key, large(key), false);
  };
  const known = (...keys: string[]) => keys.filter((key) => cache.get(key, true) !== undefined);
  return { cache, ask, need, known };
}

describe('answers', () => {
  test('are bounded by their size, and what was used longest ago goes first', () => {
    const { cache, need, known } = createTestCache(2, 0.1);
    need('/a', '/b');
    cache.get('/a', false);
    need('/c');
    expect(known('/a', '/b', '/c')).toEqual(['/a', '/c']);
  });

  test('larger than the bound are not stored', () => {
    const { need, known } = createTestCache(0.5, 0.5);
    need('/a');
    expect(known('/a')).toEqual([]);
  });

  test('to visitors’ questions never push out what pages need', () => {
    const { ask, need, known } = createTestCache(3, 2);
    need('/a', '/b?limit=3');
    ask('/menus', ...Array.from({ length: 20 }, (_, at) => `/events?from=${at}`));
    expect(known('/a', '/b?limit=3', '/menus', '/events?from=0', '/events?from=19')).toEqual([
      '/a',
      '/b?limit=3',
      '/menus',
      '/events?from=19',
    ]);
  });

  test('to a visitor’s question that a page needs as well are kept as what pages need', () => {
    const { cache, ask, need, known } = createTestCache(3, 1);
    ask('/events?from=1');
    cache.get('/events?from=1', false);
    ask('/events?from=2');
    need('/events?from=2');
    ask('/events?from=2', '/events?from=3');
    expect(known('/events?from=1', '/events?from=2', '/events?from=3')).toHaveLength(3);
  });

  test('are replaced by newer ones wherever they are', () => {
    const { cache, need } = createTestCache(1, 1);
    need('/a?b=1');
    const newer = { ...large('/a?b=1'), revision: '2' };
    cache.set('/a?b=1', newer, true);
    expect(cache.get('/a?b=1', false)).toBe(newer);
  });

  test('are forgotten wherever they are', () => {
    const { cache, ask, need, known } = createTestCache(1, 1);
    need('/a');
    ask('/b?c=1');
    for (const key of ['/a', '/b?c=1']) cache.delete(key);
    expect(known('/a', '/b?c=1')).toEqual([]);
  });
});
