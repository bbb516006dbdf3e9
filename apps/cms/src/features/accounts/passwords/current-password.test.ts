import crypto from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../../platform/rights/roles.ts';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';
import { hashForNothing, matchesPassword } from './password-hash.ts';

const PASSWORD = 'hold-koran-reggel-81';
const NEW = 'kavics tenor mustár vitorla';

let payload: Payload;
let create: Awaited<ReturnType<typeof createAccountFactory>>;
let count = 0;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  create = await createAccountFactory(payload, PASSWORD);
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'audit-log', where: {} });
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
});

interface Person {
  id: number;
  email: string;
  name: string;
  headers: Record<string, string>;
}

async function person(role: Role): Promise<Person> {
  count += 1;
  const [email, name] = [`${role}-${count}@example.org`, `Név ${role} ${count}`];
  const id = await create({ email, name, roles: [role] });
  const headers = await signIn(payload, { email, password: PASSWORD });
  await payload.db.deleteMany({ collection: 'audit-log', where: {} });
  return { id, email, name, headers };
}

async function change(by: Person, id: number, body: object, language = 'hu'): Promise<{ status: number; body: unknown }> {
  return createApiClient(payload).json(`/users/${id}`, {
    method: 'PATCH',
    headers: { ...by.headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
}
const refused = (message: string) => ({
  status: 400,
  body: { errors: [{ data: { errors: [{ path: 'currentPassword', message: expect.stringContaining(message) }] } }] },
});
const canSignIn = async (email: string, password: string) =>
  signIn(payload, { email, password }).then(
    () => true,
    () => false,
  );
const loadEmails = async () =>
  (await payload.db.find<Record<string, string>>({ collection: 'outgoing-mails', where: {}, sort: 'id' })).docs;
const log = async () => (await payload.find({ collection: 'audit-log', sort: 'id' })).docs.map(({ sentence }) => sentence);

describe('changing the own password or e-mail address', () => {
  test('is refused with an error at the field without the current password or with a wrong one', async () => {
    const panna = await person('programs');
    for (const changed of [{ password: NEW }, { email: 'evil@example.org' }]) {
      expect(await change(panna, panna.id, changed)).toMatchObject(refused('most érvényes jelszavát'));
      expect(await change(panna, panna.id, { ...changed, currentPassword: 'nem ez' })).toMatchObject(refused('Nem ez az Ön'));
    }
    expect(await change(panna, panna.id, { password: NEW }, 'en')).toMatchObject(refused('your own current password'));
    expect(await canSignIn(panna.email, PASSWORD)).toBe(true);
    expect(await loadEmails()).toEqual([]);
  });

  test('needs no password when the form sends the same address', async () => {
    const panna = await person('programs');
    const saved = await change(panna, panna.id, { name: 'Program Panna', email: ` ${panna.email.toUpperCase()} `, password: '' });
    expect(saved.status).toBe(200);
    expect(await loadEmails()).toEqual([]);
  });

  test('with the current password is logged and notified by email, without storing the typed password', async () => {
    const [panna, admin] = [await person('programs'), await person('administrator')];
    const answer = await change(panna, panna.id, { password: NEW, currentPassword: PASSWORD });
    expect([answer.status, JSON.stringify(answer.body).includes(PASSWORD)]).toEqual([200, false]);
    expect(await log()).toEqual([`${panna.name} módosította ennek a fióknak a belépési adatait: ${panna.name} (jelszó).`]);
    const [email, ...others] = await loadEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: panna.email, kind: 'account', subject: 'Megváltoztak a belépési adatai' });
    expect(email?.['text']).toContain(admin.name);
    expect(email?.['text']).not.toContain('Your sign-in details');
    expect([await canSignIn(panna.email, PASSWORD), await canSignIn(panna.email, NEW)]).toEqual([false, true]);
  });

  test('notifies both the old and the new address, in the language of the admin', async () => {
    const panna = await person('programs');
    const email = `uj-${panna.email}`;
    expect((await change(panna, panna.id, { email, currentPassword: PASSWORD }, 'en')).status).toBe(200);
    const emails = await loadEmails();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [panna.email, 'Your sign-in details have changed'],
      [email, 'Your sign-in details have changed'],
    ]);
    expect(emails[0]?.['text']).toContain(`${panna.email} → ${email}`);
    expect(await log()).toEqual([expect.stringContaining(`(e-mail-cím: ${panna.email} → ${email})`)]);
  });

  test('needs no password and notifies nobody when the form sends the same new password again', async () => {
    const panna = await person('programs');
    await change(panna, panna.id, { password: NEW, currentPassword: PASSWORD });
    expect((await change(panna, panna.id, { name: 'Program Panna', password: NEW, currentPassword: PASSWORD })).status).toBe(200);
    expect([await canSignIn(panna.email, NEW), (await loadEmails()).length]).toEqual([true, 1]);
  });

  test('is refused after too many tries in an open session', async () => {
    const panna = await person('programs');
    for (let wrong = 0; wrong < 10; wrong += 1) await change(panna, panna.id, { password: NEW, currentPassword: `nem ez ${wrong}` });
    expect(await change(panna, panna.id, { password: NEW, currentPassword: PASSWORD })).toMatchObject(refused('Negyedóra múlva'));
  });
});

describe('changing another user’s credentials', () => {
  test('requires the administrator’s own password, and notifies the owner in both languages', async () => {
    const [admin, panna] = [await person('administrator'), await person('programs')];
    await payload.update({ collection: 'users', id: panna.id, data: { password: NEW } });
    expect(await change(admin, panna.id, { password: 'tenor kavics vitorla hat', currentPassword: NEW })).toMatchObject(refused('Nem ez'));
    expect((await change(admin, panna.id, { password: 'tenor kavics vitorla hat', currentPassword: PASSWORD })).status).toBe(200);
    expect(await log()).toEqual([`${admin.name} módosította ennek a fióknak a belépési adatait: ${panna.name} (jelszó).`]);
    const [email] = await loadEmails();
    expect(email).toMatchObject({ to: panna.email });
    for (const words of [admin.name, 'Megváltozott, amivel', 'What you sign in with']) expect(email?.['text']).toContain(words);
  });

  test('is not possible for many accounts at once', async () => {
    const [admin, panna] = [await person('administrator'), await person('programs')];
    const response = await createApiClient(payload).request(`/users?where[id][equals]=${panna.id}`, {
      method: 'PATCH',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password: NEW }),
    });
    expect(JSON.stringify(await response.json())).toContain('Jelenlegi jelszó');
    expect(await canSignIn(panna.email, PASSWORD)).toBe(true);
  });
});

test('the service itself needs no password and notifies nobody', async () => {
  const panna = await person('programs');
  await payload.update({ collection: 'users', id: panna.id, data: { password: NEW, email: `uj-${panna.email}` } });
  expect([await canSignIn(`uj-${panna.email}`, NEW), await loadEmails()]).toEqual([true, []]);
});

test('setting a password by an email’s link is notified, too', async () => {
  const panna = await person('programs');
  const token = await payload.forgotPassword({ collection: 'users', data: { email: panna.email }, disableEmail: true });
  const reset = await createApiClient(payload).request('/users/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'hu' },
    body: JSON.stringify({ token, password: NEW }),
  });
  expect(reset.status).toBe(200);
  expect(await log()).toEqual([`${panna.name} módosította ennek a fióknak a belépési adatait: ${panna.name} (jelszó).`]);
  expect(await loadEmails()).toMatchObject([{ to: panna.email, subject: 'Megváltoztak a belépési adatai' }]);
});

test('matchesPassword accepts Payload’s former and current hashes, and nothing for an account without one', async () => {
  const panna = await person('programs');
  const stored: unknown = await payload.db.findOne({ collection: 'users', where: { id: { equals: panna.id } } });
  expect([await matchesPassword(stored, PASSWORD), await matchesPassword(stored, NEW)]).toEqual([true, false]);
  const hash = (await promisify(crypto.pbkdf2)(PASSWORD, 'a1', 25_000, 512, 'sha256')).toString('hex');
  expect([await matchesPassword({ salt: 'a1', hash }, PASSWORD), await matchesPassword({ salt: 'a1', hash }, NEW)]).toEqual([true, false]);
  expect([await matchesPassword({}, PASSWORD), await matchesPassword(null, '')]).toEqual([false, false]);
  await expect(hashForNothing('x')).resolves.toBeUndefined();
});
