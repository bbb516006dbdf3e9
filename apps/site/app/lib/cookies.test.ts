import { expect, test } from 'vitest';
import { requestCookie } from './cookies.server.ts';
import { formatCookie, readCookie } from './cookies.ts';

test('a cookie of a request is found by its whole name, and its value may hold an equals sign', () => {
  expect(requestCookie('xlanguage=a;language=b=c ; languagex=d', 'language')).toBe('b=c');
  expect(requestCookie('', 'language')).toBeUndefined();
  expect(requestCookie(undefined, 'language')).toBeUndefined();
});

test('what is broken beside it, or in it, does no harm', () => {
  expect(requestCookie('%00=;;;==; broken; language=en', 'language')).toBe('en');
  expect(requestCookie('language=%E0%A4%A', 'language')).toBe('%E0%A4%A');
});

test('a browser’s own cookie is found by its whole name', () => {
  expect(readCookie('xlanguage=a; language=hu; languagex=d', 'language')).toBe('hu');
  expect(readCookie('', 'language')).toBeUndefined();
});

test('a cookie is for the whole site, and comes back as it went', () => {
  expect(formatCookie('dismissed', '1:ab|2:c-d', 60)).toBe('dismissed=1:ab|2:c-d; Max-Age=60; Path=/; SameSite=Lax');
  expect(readCookie('a=b; dismissed=1:ab|2:c-d', 'dismissed')).toBe('1:ab|2:c-d');
});
