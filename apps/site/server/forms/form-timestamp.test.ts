import { expect, test } from 'vitest';
import { startSite } from '../testing/site-under-test.ts';
import { createFormTimestamps } from './form-timestamp.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const timestamps = createFormTimestamps('the secret of this test');

test.each([
  ['two seconds after the visitor came to it', timestamps.create(NOW - 2000), false],
  ['four seconds after', timestamps.create(NOW - 4000), true],
  ['a day after', timestamps.create(NOW - 86_400_000), true],
  ['without a stamp', '', false],
  ['with a timestamp that says another time', timestamps.create(NOW).replace(/^\d+/, String(NOW - 60_000)), false],
  ['with somebody else’s timestamp', createFormTimestamps('another secret').create(NOW - 60_000), false],
  ['with nonsense', 'x'.repeat(5000), false],
])('a form that comes %s is accepted: %s', (_, stamp, isPatient) => expect(timestamps.isOldEnough(stamp, NOW)).toBe(isPatient));

test('the server issues an uncacheable timestamp', async () => {
  const { app } = await startSite();
  const { statusCode, headers, body } = await app.inject({ url: '/form-stamp.txt' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatch(/^\d{13}\.[\w-]{43}$/);
});
