import { describe, expect, test } from 'vitest';
import { isSlug, readMiddleware } from './content-page.ts';

describe('a page’s slug', () => {
  test.each(['a-ligetrol', 'liget2026', '10-ev'])('may be %s', (slug) => expect(isSlug(slug)).toBe(true));
  test.each(['', 'Nagy', 'a--b', '-a', 'a-', 'favicon.ico', 'wp-login.php', 'a_b', 'köszönjük', 'a b', undefined])(
    '%s cannot be one',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});

describe('a page’s middleware', () => {
  test('noindex excludes the page from search engines', () => {
    expect(readMiddleware(['noindex'])).toEqual({ indexable: false, isKnown: true });
    expect(readMiddleware([])).toEqual({ indexable: true, isKnown: true });
  });
  test('another name is unknown', () => {
    expect(readMiddleware(['noindex', 'members-only']).isKnown).toBe(false);
  });
});
