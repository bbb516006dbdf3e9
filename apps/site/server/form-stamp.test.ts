import { expect, test } from 'vitest';
import { createStamps } from './form-stamp.ts';
import { siteWith } from './site-under-test.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const stamps = createStamps('the secret of this test');

test.each([
  ['two seconds after the visitor came to it', stamps.stamp(NOW - 2000), true],
  ['four seconds after', stamps.stamp(NOW - 4000), false],
  ['a day after', stamps.stamp(NOW - 86_400_000), false],
  ['without a stamp, as without scripts', '', false],
  ['with a stamp that says another time', stamps.stamp(NOW).replace(/^\d+/, String(NOW - 60_000)), true],
  ['with somebody else’s stamp', createStamps().stamp(NOW - 60_000), true],
  ['with nonsense', 'x'.repeat(5000), true],
])('a form that comes %s is hasty: %s', (_, stamp, isHasty) => expect(stamps.isHasty(stamp, NOW)).toBe(isHasty));

test('the server gives a stamp that nobody keeps', async () => {
  const { app } = await siteWith();
  const { statusCode, headers, body } = await app.inject({ url: '/form-stamp.txt' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatch(/^\d{13}\.[\w-]{43}$/);
});
