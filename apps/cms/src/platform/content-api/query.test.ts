import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { canonicalizeQuery, parseQuery } from './query.ts';

const Query = z.object({
  q: z.string().optional(),
  limit: z.coerce.number().max(100).default(20),
  category: z.array(z.string()).optional(),
});
const parsed = (text: string) => parseQuery(Query, new URLSearchParams(text), 'hu');
const refused = (text: string) => {
  const answer = parsed(text);
  return answer.ok ? undefined : answer.error.error.parameter;
};

describe('a query', () => {
  test('has one value for a single parameter and all values for a repeated one', () => {
    expect(parsed('q=park&category=a&category=b')).toEqual({ ok: true, query: { q: 'park', limit: 20, category: ['a', 'b'] } });
    expect(parsed('q=')).toMatchObject({ query: { q: '' } });
  });

  test('may have unknown parameters, which are ignored', () => expect(parsed('utm=x')).toEqual({ ok: true, query: { limit: 20 } }));

  test.each([
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['q=a&q=b', 'q'],
    ['q=a%00b', 'q'],
    ['utm=%00', 'utm'],
    ['category=a&category=%00', 'category'],
  ])('%s is refused with the name %s', (text, parameter) => {
    expect(refused(text)).toBe(parameter);
    expect(parsed(text)).toMatchObject({ ok: false, error: { error: { code: 'bad_parameter', message: expect.stringMatching(/./) } } });
  });
});

describe('two queries have the same canonical text', () => {
  test('when only the order of names or values, repeated values or defaults differ', () => {
    expect(canonicalizeQuery({ b: 1, a: ['y', 'x', 'y'], c: undefined })).toBe(canonicalizeQuery({ a: ['x', 'y'], b: 1 }));
    expect(JSON.parse(canonicalizeQuery({ b: 1, a: ['y', 'x'] }))).toEqual([
      ['a', ['x', 'y']],
      ['b', 1],
    ]);
  });

  test('but not when a value or a name differs', () => {
    expect(new Set([{ a: 1 }, { a: 2 }, { b: 1 }, {}].map(canonicalizeQuery)).size).toBe(4);
  });
});
