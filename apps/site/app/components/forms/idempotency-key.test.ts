import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createIdempotencyKey } from './idempotency-key.server.ts';

const key = (email: string, message = 'Nem indult el.', day = '2026-11-22', form = 'complaints') =>
  createIdempotencyKey(form, [email, message], day);

describe('createIdempotencyKey', () => {
  test('returns a UUID that the content service accepts', () => {
    for (let number = 0; number < 200; number += 1) expect(z.uuid().safeParse(key(`reader${number}@example.hu`)).success).toBe(true);
  });
  test('returns the same key for the same submission of one person', () => {
    expect(key(' Anna@Example.hu ', 'Nem  indult el. ')).toBe(key('anna@example.hu'));
  });
  test('returns different keys for other people, contents, days and forms', () => {
    const keys = [
      key('anna@example.hu'),
      key('bela@example.hu'),
      key('anna@example.hu', 'Más történt.'),
      key('anna@example.hu', undefined, '2026-11-23'),
      key('anna@example.hu', undefined, undefined, 'newsletter'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('separates the fields', () => {
    expect(createIdempotencyKey('f', ['a', 'b c'], 'd')).not.toBe(createIdempotencyKey('f', ['a b', 'c'], 'd'));
    expect(createIdempotencyKey('f', ['a","b'], 'd')).not.toBe(createIdempotencyKey('f', ['a', 'b'], 'd'));
  });
});
