import { describe, expect, test } from 'vitest';
import { findRateLimit } from './rate-limits.ts';

describe('findRateLimit', () => {
  test.each([
    '/hirlevel-feliratkozas',
    '/hirlevel-feliratkozas/megerosites?token=c1',
    '/en/balloon-complaint-report',
    '/api/hu/complaints',
    '/api/en/newsletter-subscriptions?x=1',
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/users',
    '/administration',
    '/api',
    '/',
  ])('counts a POST to %s as a form', (url) => {
    expect(findRateLimit('POST', url)).toBe('forms');
  });

  test.each([
    '/api/%75sers/login',
    '/api/media/../users/login',
    '/api/media/%2e%2e/users/login',
    '/api//users/login',
    '/api/./users/login',
    '/API/users/login',
  ])('also counts one to %s, which may be the same URL in another spelling', (url) => {
    expect(findRateLimit('POST', url)).toBe('forms');
  });

  test('counts reading the content API', () => {
    expect([findRateLimit('GET', '/api/hu/events?limit=7'), findRateLimit('HEAD', '/api/en/news')]).toEqual(['api', 'api']);
    expect(findRateLimit('GET', '/api/HU/Events')).toBe('api');
  });
});

describe('findRateLimit ignores', () => {
  test.each([
    '/admin',
    '/admin/collections/events',
    '/api/media',
    '/api/events?draft=true&depth=0',
    '/api/payload-jobs/run',
    '/api/globals/balloon',
  ])('an editor’s POST to %s', (url) => {
    expect(findRateLimit('POST', url)).toBeUndefined();
  });
  test.each(['/', '/en/map', '/api/openapi.json', '/media/a.webp', '/assets/a.js'])('reading %s', (url) => {
    expect(findRateLimit('GET', url)).toBeUndefined();
  });
});
