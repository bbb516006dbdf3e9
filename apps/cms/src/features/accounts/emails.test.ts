import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../testing/test-content.ts';

const password = 'hold-koran-reggel-81';
let payload: Payload;
let asAdministrator: Record<string, string>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  const create = await createAccountFactory(payload, password);
  await create({ email: 'rendszergazda@liget.example', name: 'Rend Szergazda', roles: ['administrator'] });
  await create({ email: 'anna@liget.example', name: 'Kovács <Anna>', roles: ['programs', 'magazine', 'press'] });
  await create({ email: 'kata@liget.example', name: 'Kata', roles: ['programs', 'magazine', 'press'] });
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { company: { name: 'Városliget Zrt.' }, phone: '+36 1 123', privacyPolicy: { title: 'Adatvédelem' } },
  });
  asAdministrator = await signIn(payload, { email: 'rendszergazda@liget.example', password });
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
  await payload.db.updateMany({ collection: 'users', where: {}, data: { resetPasswordRequestedAt: null } });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  createApiClient(payload).json(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const loadEmails = async () => (await payload.db.find<Record<string, string>>({ collection: 'outgoing-mails', where: {} })).docs;
const readLink = (text = '') => /http:\/\/localhost:3000\/admin\/reset\/([0-9a-f]+)/.exec(text)?.[1] ?? '';

describe('a user who forgot the password', () => {
  test('gets an email with a link for a new one, in the language of the admin', async () => {
    await post('/users/forgot-password', { email: 'anna@liget.example' }, { 'accept-language': 'hu' });
    const [email, ...others] = await loadEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: 'anna@liget.example', subject: 'Új jelszó beállítása', kind: 'account', state: 'waiting' });
    expect(email?.['html']).toContain('Tisztelt Kovács &lt;Anna&gt;!');
    expect(email?.['html']).toContain('Városliget Zrt. · +36 1 123');
    expect(email?.['text']).toContain('Tisztelt Kovács <Anna>!');
    expect(email?.['text']).toContain('Városliget Zrt.');
    const token = readLink(email?.['text']);
    expect(email?.['html']).toContain(token);
    expect((await post('/users/reset-password', { token, password: 'dombok-kozott-sarga-7' })).status).toBe(200);
    const stored = await payload.db.findOne<{ id: number; resetPasswordExpiration?: string }>({
      collection: 'users',
      where: { email: { equals: 'anna@liget.example' } },
    });
    expect(Date.parse(stored?.resetPasswordExpiration ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('gets it in English when the admin is in English', async () => {
    await post('/users/forgot-password', { email: 'anna@liget.example' }, { cookie: 'payload-lng=en' });
    const [email] = await loadEmails();
    expect(email).toMatchObject({ subject: 'Set a new password' });
    expect(email?.['text']).toContain('within one hour');
  });

  test('gets one email in twenty minutes, whose link stays valid after further requests', async () => {
    const ask = () => post('/users/forgot-password', { email: 'kata@liget.example' });
    const resets = async () => (await loadEmails()).filter(({ subject }) => subject === 'Új jelszó beállítása');
    await ask();
    expect((await ask()).status).toBe(200);
    const [email, ...others] = await resets();
    expect(others).toEqual([]);
    expect((await post('/users/reset-password', { token: readLink(email?.['text']), password })).status).toBe(200);
    const nineteenMinutesAgo = new Date(Date.now() - 19 * 60_000).toISOString();
    await payload.db.updateMany({ collection: 'users', where: {}, data: { resetPasswordRequestedAt: nineteenMinutesAgo } });
    await ask();
    expect(await resets()).toHaveLength(1);
  });

  test('gets no email for an unknown address', async () => {
    await post('/users/forgot-password', { email: 'senki@liget.example' });
    expect(await loadEmails()).toEqual([]);
  });
});

describe('a user for whom an administrator created an account', () => {
  const account = { email: 'bela@liget.example', name: 'Nagy Béla', roles: ['programs', 'magazine', 'press'], password };

  test('is invited by an email with a link that sets the password, valid for a week', async () => {
    const { status } = await post('/users', account, asAdministrator);
    expect(status).toBe(201);
    const [email, ...others] = await loadEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: 'bela@liget.example', kind: 'invitation', subject: 'Meghívó a Liget szerkesztőségébe' });
    expect(email?.['text']).toContain('hét napig érvényes');
    const user = await payload.db.findOne<{ id: number; resetPasswordExpiration?: string }>({
      collection: 'users',
      where: { email: { equals: account.email } },
    });
    const days = (Date.parse(user?.resetPasswordExpiration ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const token = readLink(email?.['text']);
    expect((await post('/users/reset-password', { token, password: 'erdei-osveny-kavics' })).status).toBe(200);
  });

  test('is invited in the chosen language, and gets later emails in it', async () => {
    const { body } = await post('/users', { ...account, email: 'ann@liget.example', emailLanguage: 'en' }, asAdministrator);
    const [email] = await loadEmails();
    expect(email).toMatchObject({ to: 'ann@liget.example', subject: 'Invitation to the editors of the Liget website' });
    expect(email?.['text']).toContain('Please use the button below');
    const { doc } = body as { doc: { id: number } };
    expect(await payload.findByID({ collection: 'users', id: doc.id })).toMatchObject({ emailLanguage: 'en' });
  });

  test('is not created with an unknown language', async () => {
    const { status } = await post('/users', { ...account, email: 'hans@liget.example', emailLanguage: 'de' }, asAdministrator);
    expect([status, await loadEmails()]).toEqual([400, []]);
  });

  test('gets no email when the account was not created, or not by a user', async () => {
    await post('/users', { ...account, email: 'nem cím' }, asAdministrator);
    await payload.create({ collection: 'users', data: { ...account, email: 'gep@liget.example' } });
    expect(await loadEmails()).toEqual([]);
  });
});

describe('the list of sent emails', () => {
  test('is readable by administrators without the texts, hidden from editors, and cannot be changed', async () => {
    await post('/users/forgot-password', { email: 'anna@liget.example' });
    const { body } = await createApiClient(payload).json('/outgoing-mails', { headers: asAdministrator });
    expect(JSON.stringify(body)).toContain('anna@liget.example');
    expect(JSON.stringify(body)).not.toMatch(/admin\/reset|"html"|"text"|"lease"/);
    const asEditor = await signIn(payload, { email: 'kata@liget.example', password });
    expect((await createApiClient(payload).json('/outgoing-mails', { headers: asEditor })).status).toBe(403);
    const [email] = await loadEmails();
    const id = email?.['id'] ?? '';
    for (const [method, path] of [
      ['POST', '/outgoing-mails'],
      ['PATCH', `/outgoing-mails/${id}`],
      ['DELETE', `/outgoing-mails/${id}`],
    ] as const)
      expect(
        (
          await createApiClient(payload).request(path, {
            method,
            headers: { ...asAdministrator, 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      ).toBe(403);
  });

  test('lets an administrator retry an email that was given up, and no other', async () => {
    await post('/users/forgot-password', { email: 'anna@liget.example' });
    const [email] = await loadEmails();
    const path = `/outgoing-mails/${email?.['id'] ?? ''}/again`;
    expect((await post(path, {}, asAdministrator)).status).toBe(409);
    await payload.db.updateMany({ collection: 'outgoing-mails', where: {}, data: { state: 'given_up', tries: 9, nextTry: null } });
    expect((await post(path, {})).status).toBe(403);
    expect(await post(path, {}, asAdministrator)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('újra a sorban') },
    });
    expect((await loadEmails())[0]).toMatchObject({ state: 'waiting', tries: 0 });
  });
});
