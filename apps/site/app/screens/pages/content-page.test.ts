import { describe, expect, test } from 'vitest';
import { isSlug, readMiddleware } from './content-page.ts';

describe('a page’s address', () => {
  test.each(['a-ligetrol', 'liget2026', '10-ev'])('%s may be one', (slug) => expect(isSlug(slug)).toBe(true));
  test.each(['', 'Nagy', 'a--b', '-a', 'a-', 'favicon.ico', 'wp-login.php', 'a_b', 'köszönjük', 'a b', undefined])(
    '%s cannot be one',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});

describe('a page’s middleware', () => {
  test('noindex keeps search engines away', () => {
    expect(readMiddleware(['noindex'])).toEqual({ indexable: false, isKnown: true });
    expect(readMiddleware([])).toEqual({ indexable: true, isKnown: true });
  });
  test('another name is not known', () => {
    expect(readMiddleware(['noindex', 'members-only']).isKnown).toBe(false);
  });
});
