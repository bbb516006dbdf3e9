import { expect, test } from 'vitest';
import { isAdminPath, isServicePath } from './service-paths.ts';

test.each([
  '/admin',
  '/admin/login?redirect=/',
  '/API/hu/events',
  '/_next/x.js',
  '/media/a.webp',
  '/files/a.pdf',
  '/assets/x.css',
  '/api?x',
])('%s belongs to another service', (address) => expect(isServicePath(address)).toBe(true));

test.each(['/', '/en', '/administration', '/apis', '/mediatar', '/en/media', '/qr/fa-12'])('%s is not', (address) =>
  expect(isServicePath(address)).toBe(false),
);

test('only the admin is for people', () => {
  expect(['/admin', '/admin/a', '/admin?a', '/administration', '/api/admin'].map(isAdminPath)).toEqual([true, true, true, false, false]);
});
