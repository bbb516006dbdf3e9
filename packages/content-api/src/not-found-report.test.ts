import { describe, expect, test } from 'vitest';
import { NotFoundReport, normalizeCountedPath } from './not-found-report.ts';

describe('normalizeCountedPath', () => {
  test.each([
    ['/programok/regi-kiallitas', '/programok/regi-kiallitas'],
    ['/Programok/R%C3%A9gi/', '/programok/régi'],
    ['/ballon?utm_source=level#itt', '/ballon'],
    ['/hu/ballon.html', '/hu/ballon.html'],
    ['/dokumentumok/szabalyzat.pdf', '/dokumentumok/szabalyzat.pdf'],
    ['/2019-12-24', '/2019-12-24'],
    ['/userek-napja', '/userek-napja'],
  ])('counts %s as %s', (address, path) => {
    expect(normalizeCountedPath(address)).toBe(path);
  });

  test.each([
    '/wp-login.php',
    '/wp-admin/setup-config',
    '/blog/wp-content/x.js',
    '/.env',
    '/.git/config',
    '/.well-known/x',
    '/phpmyadmin/',
    '/cgi-bin/test',
    '/backup.sql',
    '/admin',
    '/user/login',
    '/actuator/health',
    '/<script>',
    '/a//b',
    '/..%2f..%2fetc/passwd',
    '/_next/x',
  ])('ignores the probe %s', (address) => {
    expect(normalizeCountedPath(address)).toBeNull();
  });

  test.each(['/', 'nem-cim', '/%E0%A4%A', `/${'a'.repeat(200)}`, '/a b', '/rossz%00', '/rossz%0asor'])(
    'ignores %s, which is no path of a page',
    (address) => {
      expect(normalizeCountedPath(address)).toBeNull();
    },
  );

  test.each([
    '/kis.eva@example.org',
    '/eva@pelda/kertek',
    '/ugyintezes/20261234',
    '/hirlevel/f3a9c0d1e2b4a5968778',
    '/%6bis%40example.org',
  ])('ignores %s, which may contain personal data', (address) => {
    expect(normalizeCountedPath(address)).toBeNull();
  });
});

test('a message has a limited number of paths', () => {
  const page = { path: '/a', count: 1 };
  expect(NotFoundReport.safeParse({ pages: Array.from({ length: 500 }, () => page) }).success).toBe(true);
  expect(NotFoundReport.safeParse({ pages: Array.from({ length: 501 }, () => page) }).success).toBe(false);
  expect(NotFoundReport.safeParse({ pages: [{ path: '/a', count: 0 }] }).success).toBe(false);
});
