import { expect, it, vi } from 'vitest';
import { AnswerCache, storeAnswer } from './answer-cache.ts';

const answer = (text: string) => storeAnswer(200, { text });

it('computes an answer once for each content revision', async () => {
  const cache = new AnswerCache();
  const compute = vi.fn(async () => answer('a'));
  await cache.get(1, 'menus', compute);
  await cache.get(1, 'menus', compute);
  expect(compute).toHaveBeenCalledTimes(1);
  await cache.get(2, 'menus', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes once for everyone who asks at the same time', async () => {
  const cache = new AnswerCache();
  const compute = vi.fn(async () => answer('a'));
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get(1, 'menus', compute)));
  expect(compute).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
});

it('does not keep a failure', async () => {
  const cache = new AnswerCache();
  await expect(cache.get(1, 'menus', async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await expect(cache.get(1, 'menus', async () => answer('b'))).resolves.toMatchObject({ status: 200 });
});

it('does not keep what was computed while the content changed', async () => {
  const cache = new AnswerCache();
  const slow = Promise.withResolvers<ReturnType<typeof answer>>();
  const old = cache.get(1, 'menus', () => slow.promise);
  await cache.get(2, 'news', async () => answer('n'));
  slow.resolve(answer('old'));
  await old;
  const again = vi.fn(async () => answer('new'));
  await cache.get(2, 'menus', again);
  expect(again).toHaveBeenCalledTimes(1);
});

it('holds no more bytes than it may', async () => {
  const cache = new AnswerCache(10_000);
  const compute = vi.fn(async () => answer('x'.repeat(3000)));
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(1, key, compute);
  await cache.get(1, 'a', compute);
  expect(compute).toHaveBeenCalledTimes(5);
});

it('gives the same text the same tag, and another text another one', () => {
  expect(answer('a').etag).toBe(answer('a').etag);
  expect(answer('a').etag).not.toBe(answer('b').etag);
  expect(answer('a').etag).toMatch(/^"[\w-]{27}"$/);
});
