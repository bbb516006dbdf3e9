import { expect, test } from 'vitest';
import { readRequestCookie } from './cookies.server.ts';
import { formatCookie, readCookie } from './cookies.ts';

test('readRequestCookie matches the whole name and allows an equals sign in the value', () => {
  expect(readRequestCookie('xlanguage=a;language=b=c ; languagex=d', 'language')).toBe('b=c');
  expect(readRequestCookie('', 'language')).toBeUndefined();
  expect(readRequestCookie(undefined, 'language')).toBeUndefined();
});

test('readRequestCookie ignores malformed cookies', () => {
  expect(readRequestCookie('%00=;;;==; broken; language=en', 'language')).toBe('en');
  expect(readRequestCookie('language=%E0%A4%A', 'language')).toBe('%E0%A4%A');
});

test('readCookie matches the whole name', () => {
  expect(readCookie('xlanguage=a; language=hu; languagex=d', 'language')).toBe('hu');
  expect(readCookie('', 'language')).toBeUndefined();
});

test('formatCookie sets a cookie for the whole site that reads back unchanged', () => {
  expect(formatCookie('dismissed', '1:ab|2:c-d', 60)).toBe('dismissed=1:ab|2:c-d; Max-Age=60; Path=/; SameSite=Lax');
  expect(readCookie('a=b; dismissed=1:ab|2:c-d', 'dismissed')).toBe('1:ab|2:c-d');
});
