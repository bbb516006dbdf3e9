import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createIdempotencyKey } from './idempotency-key.server.ts';

const key = (email: string, message = 'Nem indult el.', day = '2026-11-22', form = 'complaints') =>
  createIdempotencyKey(form, [email, message], day);

describe('the key of a form', () => {
  test('is a UUID that the content service accepts', () => {
    for (let number = 0; number < 200; number += 1) expect(z.uuid().safeParse(key(`reader${number}@example.hu`)).success).toBe(true);
  });
  test('is the same when one person sends the same twice', () => {
    expect(key(' Anna@Example.hu ', 'Nem  indult el. ')).toBe(key('anna@example.hu'));
  });
  test('differs between people, contents, days and forms', () => {
    const keys = [
      key('anna@example.hu'),
      key('bela@example.hu'),
      key('anna@example.hu', 'Más történt.'),
      key('anna@example.hu', undefined, '2026-11-23'),
      key('anna@example.hu', undefined, undefined, 'newsletter'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('does not let fields run into each other', () => {
    expect(createIdempotencyKey('f', ['a', 'b c'], 'd')).not.toBe(createIdempotencyKey('f', ['a b', 'c'], 'd'));
    expect(createIdempotencyKey('f', ['a","b'], 'd')).not.toBe(createIdempotencyKey('f', ['a', 'b'], 'd'));
  });
});
