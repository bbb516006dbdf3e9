import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../testing/test-content.ts';

const credentials = { email: 'anna@example.org', password: 'hold-koran-reggel-81' };
const HOUR = 60 * 60 * 1000;
const START = Date.parse('2026-11-20T08:00:00+01:00');

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  const create = await createAccountFactory(payload, credentials.password);
  await create({ email: credentials.email, name: 'Anna', roles: ['programs'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Renewed {
  status: number;
  /** Hours after the sign-in at which the session ends. */
  ends: number;
  headers: Record<string, string>;
}

/** Requests another token like the admin, this many hours after the sign-in. */
async function renew(hours: number, headers: Record<string, string>): Promise<Renewed> {
  vi.setSystemTime(START + hours * HOUR);
  const response = await createApiClient(payload).request('/users/refresh-token', { method: 'POST', headers });
  const body = (await response.json()) as { exp?: number; refreshedToken?: string };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(body).not.toHaveProperty('refreshedToken');
  return { status: response.status, ends: ((body.exp ?? 0) * 1000 - START) / HOUR, headers: { ...headers, cookie } };
}
const isSignedIn = async (headers: Record<string, string>) =>
  JSON.stringify(await createApiClient(payload).json('/users/me', { headers })).includes(credentials.email);

test('a session ends twelve hours after the sign-in despite renewals', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const first = await signIn(payload, credentials);
  const second = await renew(3, first);
  expect([second.status, second.ends]).toEqual([200, 11]);
  const third = await renew(10, second.headers);
  expect([third.status, third.ends]).toEqual([200, 12]);
  const last = await renew(11.5, third.headers);
  expect([last.status, last.ends, await isSignedIn(last.headers)]).toEqual([200, 12, true]);
  vi.setSystemTime(START + 12.1 * HOUR);
  expect(await isSignedIn(last.headers)).toBe(false);
  expect((await renew(12.1, last.headers)).status).toBe(403);
  // A new sign-in begins another session.
  expect((await renew(12.2, await signIn(payload, credentials))).status).toBe(200);
});

test('a session without a known beginning is not renewed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const headers = await signIn(payload, credentials);
  const where = { email: { equals: credentials.email } };
  const stored = await payload.db.findOne<{ id: number; sessions?: { id: string }[] }>({ collection: 'users', where });
  const sessions = (stored?.sessions ?? []).map((session) => ({ ...session, createdAt: null }));
  await payload.db.updateOne({ collection: 'users', where, data: { sessions } });
  expect((await renew(1, headers)).status).toBe(403);
});

describe('the sessions of an account', () => {
  const PHONE = { email: 'peter@example.org', password: credentials.password };
  const signInTwice = async () => [await signIn(payload, PHONE), await signIn(payload, PHONE)] as const;
  const isPeter = async (headers: Record<string, string>) =>
    JSON.stringify(await createApiClient(payload).json('/users/me', { headers })).includes(PHONE.email);
  const end = async (id: number, headers: Record<string, string>) =>
    createApiClient(payload).json(`/users/${id}/sessions/end`, { method: 'POST', headers: { ...headers, 'accept-language': 'hu' } });
  let peter: number;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    const create = await createAccountFactory(payload, credentials.password);
    peter = await create({ email: PHONE.email, name: 'Péter', roles: ['magazine'] });
    await create({ email: 'admin@example.org', name: 'Panna', roles: ['administrator'] });
    administrator = await signIn(payload, { email: 'admin@example.org', password: credentials.password });
  });

  test('are ended by the owner, except the one in use', async () => {
    const [phone, desk] = await signInTwice();
    expect((await end(peter, desk)).status).toBe(200);
    expect([await isPeter(phone), await isPeter(desk)]).toEqual([false, true]);
  });

  test('are all ended by an administrator, which is logged, and by nobody else', async () => {
    const [phone, desk] = await signInTwice();
    expect((await end(peter, await signIn(payload, credentials))).status).toBe(403);
    expect(await isPeter(phone)).toBe(true);
    expect(await end(peter, administrator)).toMatchObject({ status: 200, body: { message: 'Kijelentkeztetve. A naplóban is szerepel.' } });
    expect([await isPeter(phone), await isPeter(desk)]).toEqual([false, false]);
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: String(peter) } }, sort: '-createdAt' });
    expect(docs[0]).toMatchObject({ sentence: 'Panna kijelentkeztette ezt a fiókot: Péter.' });
    expect((await end(999_999, administrator)).status).toBe(404);
  });

  test('end when the password changes, except the one in use', async () => {
    const [phone, desk] = await signInTwice();
    const { status } = await createApiClient(payload).json(`/users/${peter}`, {
      method: 'PATCH',
      headers: { ...desk, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'vitorla mustár tenor kavics', currentPassword: PHONE.password }),
    });
    expect([status, await isPeter(phone), await isPeter(desk)]).toEqual([200, false, true]);
  });
});
