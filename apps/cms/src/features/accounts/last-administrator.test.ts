import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../platform/rights/roles.ts';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../testing/test-content.ts';

const password = 'hold-koran-reggel-81';
let payload: Payload;
let headers: Record<string, string>;

let create: Awaited<ReturnType<typeof createAccountFactory>>;

const account = async (email: string, ...roles: Role[]) => create({ email, roles, name: 'Valaki' });

async function send(method: string, path: string, body?: object, language = 'hu') {
  return createApiClient(payload).json(path, {
    method,
    headers: { ...headers, 'accept-language': language, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  create = await createAccountFactory(payload, password);
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'users', where: {} });
});

const administrators = async () => (await payload.count({ collection: 'users', where: { roles: { in: ['administrator'] } } })).totalDocs;
const REFUSED = { status: 400, body: { errors: [{ message: expect.stringContaining('utolsó rendszergazda') }] } };

describe('the last administrator', () => {
  let first: number;
  beforeEach(async () => {
    first = await account('elso@example.org', 'administrator');
    headers = await signIn(payload, { email: 'elso@example.org', password });
  });

  test('can neither give up the role nor be deleted, with a message in the editor’s language', async () => {
    await account('szerkeszto@example.org', 'programs');
    expect(await send('PATCH', `/users/${first}`, { roles: ['programs', 'magazine', 'press'] })).toMatchObject(REFUSED);
    expect(await send('DELETE', `/users/${first}`)).toMatchObject(REFUSED);
    expect(await send('DELETE', `/users/${first}`, undefined, 'en')).toMatchObject({
      body: { errors: [{ message: expect.stringContaining('last administrator') }] },
    });
    expect((await send('PATCH', `/users/${first}`, { name: 'Új név' })).status).toBe(200);
    expect(await administrators()).toBe(1);
  });

  test.each([
    ['made editors', 'PATCH', { roles: ['programs', 'magazine', 'press'] }],
    ['deleted', 'DELETE', undefined],
  ])('stays when all are %s at once', async (_, method, body) => {
    await account('masodik@example.org', 'administrator');
    await account('harmadik@example.org', 'administrator');
    const answer = await send(method, '/users?where[id][exists]=true', body);
    expect(JSON.stringify(answer.body)).toContain('utolsó rendszergazda');
    expect(await administrators()).toBe(1);
  });

  const demote = (id: number | string) => send('PATCH', `/users/${id}`, { roles: ['programs', 'magazine', 'press'] });
  const remove = (id: number | string) => send('DELETE', `/users/${id}`);

  test.each([
    ['two step down', demote, demote],
    ['two are deleted', remove, remove],
    ['one steps down and another is deleted', demote, remove],
  ])('stays when %s at the same instant', async (_, leaves, goes) => {
    const second = await account('masodik@example.org', 'administrator');
    await Promise.all([leaves(first), goes(second)]);
    expect(await administrators()).toBe(1);
  });

  test('may be removed when there is another one', async () => {
    await account('masodik@example.org', 'administrator');
    expect((await send('PATCH', `/users/${first}`, { roles: ['programs', 'magazine', 'press'] })).status).toBe(200);
  });
});

describe('a service without users', () => {
  test('lets nobody register as the first', async () => {
    const answer = await createApiClient(payload).json('/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'barki@example.org', password, name: 'Bárki', roles: ['administrator'] }),
    });
    expect(answer.status).toBe(404);
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0);
  });
});
