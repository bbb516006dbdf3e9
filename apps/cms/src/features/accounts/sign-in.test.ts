import crypto from 'node:crypto';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient } from '../../testing/test-content.ts';

const PASSWORD = 'hold-koran-reggel-81';
const ORIGIN = { origin: 'http://localhost:3000' };
const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;

let payload: Payload;
let count = 0;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  // The calls of the hash function are compared below.
  vi.spyOn(crypto, 'pbkdf2');
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

async function editor(): Promise<string> {
  count += 1;
  const email = `szerkeszto-${count}@example.org`;
  await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: 'Szerkesztő', roles: ['programs', 'magazine', 'press'] },
  });
  return email;
}

/** A sign-in as the site's proxy passes it on. */
async function attempt(email: string, password: string, client: string): Promise<{ status: number; text: string; cookie: string }> {
  const response = await createApiClient(payload).request('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, 'accept-language': 'hu' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, text: await response.text(), cookie: response.headers.get('set-cookie') ?? '' };
}

const wrongly = async (email: string, times: number, client: string) => {
  for (let time = 0; time < times; time += 1) await attempt(email, 'nem ez a jelszava', client);
};

describe('a sign-in', () => {
  test('is accepted from the site itself, and not from a form of another site', async () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ email: await editor(), password: PASSWORD }));
    const send = (headers: Record<string, string>) =>
      createApiClient(payload).request('/users/login', { method: 'POST', headers, body: form });
    for (const origin of ['https://evil.example', 'null']) {
      const { status, headers } = await send({ origin });
      expect([origin, status, headers.get('set-cookie')]).toEqual([origin, 403, null]);
    }
    expect((await send(ORIGIN)).status).toBe(200);
  });

  test('returns a cookie, and the session nowhere else', async () => {
    const { status, text, cookie } = await attempt(await editor(), PASSWORD, '198.51.100.1');
    const token = /payload-token=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect([status, token.length > 100, cookie.includes('HttpOnly')]).toEqual([200, true, true]);
    expect(text).not.toContain(token);
    const me = await (
      await createApiClient(payload).request('/users/me', { headers: { ...ORIGIN, cookie: `payload-token=${token}` } })
    ).text();
    expect(me).toContain('"email"');
    expect(me).not.toContain(token);
  });

  test('with an unknown address gets the same answer after the same work as with a wrong password', async () => {
    const email = await editor();
    const hash = vi.mocked(crypto.pbkdf2);
    const tried = async (address: string, password: string, client: string) => {
      hash.mockClear();
      const answer = await attempt(address, password, client);
      return { answer, hashes: hash.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest]) };
    };
    const wrong = await tried(email, 'nem ez a jelszava', '198.51.100.2');
    const unknown = await tried('senki@example.org', 'nem ez a jelszava', '198.51.100.2');
    await wrongly(email, 8, '198.51.100.2');
    const locked = await tried(email, PASSWORD, '198.51.100.2');
    expect(wrong.answer.status).toBe(401);
    expect(wrong.answer.text).toContain('negyedórát kell várni');
    expect(wrong.hashes).toHaveLength(1);
    expect(unknown).toEqual(wrong);
    expect(locked).toEqual(wrong);
  });

  test('of the right owner works despite fifty wrong ones from other clients', async () => {
    const email = await editor();
    await wrongly(email, 50, '203.0.113.7');
    expect((await attempt(email, PASSWORD, '203.0.113.7')).status).toBe(401);
    expect((await attempt(email, PASSWORD, '198.51.100.3')).status).toBe(200);
  });

  test('with a wrong password leaves the current session valid', async () => {
    const email = await editor();
    const { cookie } = await attempt(email, PASSWORD, '198.51.100.4');
    await Promise.all(Array.from({ length: 12 }, async () => attempt(email, 'nem ez a jelszava', '203.0.113.8')));
    const me = await createApiClient(payload).json('/users/me', { headers: { ...ORIGIN, cookie: cookie.split(';')[0] ?? '' } });
    expect(me.body).toMatchObject({ user: { email } });
  });

  test('with a wrong password counts for the whole network of an IPv6 client, in every spelling', async () => {
    const email = await editor();
    for (let host = 1; host <= 8; host += 1) await wrongly(email, 1, `2001:DB8:1:2::${host}`);
    expect((await attempt(email, PASSWORD, '2001:db8:0001:2:aaaa::1')).status).toBe(401);
    expect((await attempt(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
    await wrongly(email, 8, '192.0.2.1');
    expect((await attempt(email, PASSWORD, '::ffff:192.0.2.1')).status).toBe(401);
  });

  test('uses only the last client address, which the site added', async () => {
    const email = await editor();
    for (let spoofed = 1; spoofed <= 8; spoofed += 1) await wrongly(email, 1, `10.0.0.${spoofed}, 203.0.113.9`);
    expect((await attempt(email, PASSWORD, '10.0.0.99, 203.0.113.9')).status).toBe(401);
  });

  test('is possible again after a quarter of an hour', async () => {
    const email = await editor();
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1000);
    await wrongly(email, 8, '203.0.113.10');
    expect((await attempt(email, PASSWORD, '203.0.113.10')).status).toBe(401);
    vi.advanceTimersByTime(QUARTER_OF_AN_HOUR + 1000);
    expect((await attempt(email, PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  test('from one client to many accounts is limited', async () => {
    const email = await editor();
    for (let other = 0; other < 60; other += 1) await wrongly(`senki-${other}@example.org`, 1, '203.0.113.11');
    expect((await attempt(email, PASSWORD, '203.0.113.11')).status).toBe(401);
  });
});

test('a forgotten-password request gets the same answer for known and unknown addresses', async () => {
  const forget = async (email: string) => {
    const response = await createApiClient(payload).request('/users/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return [response.status, await response.text()];
  };
  const email = await editor();
  const known = await forget(email);
  expect(known[0]).toBe(200);
  expect(await forget('senki@example.org')).toEqual(known);
  expect(await forget(email)).toEqual(known);
});
