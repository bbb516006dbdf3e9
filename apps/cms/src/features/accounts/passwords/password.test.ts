import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';
import { createReadablePassword } from '../first-administrator.ts';
import { findPasswordError } from './password.ts';

describe('a password', () => {
  test.each(['123', 'rövid', 'x7#kQ9!mZp2'])('%s is too short', (password) => {
    expect(findPasswordError(password)).toBe('short');
  });

  test.each([
    'password1234',
    'Password12345!',
    'P@ssw0rd2026',
    'Jelszó123456',
    'jelszojelszo',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghijkl',
    'qwertzuiopas',
    'QWERTYuiop123',
    '1q2w3e4r5t6y',
    'iloveyou1234',
    'administrator1',
    'Varosliget2026',
    'liget-budapest-2026',
  ])('%s is guessable', (password) => {
    expect(findPasswordError(password)).toBe('guessable');
  });

  test('is guessable when it consists of the own address or name', () => {
    const known = ['kovacs.piroska@liget.example', 'Kovács Piroska'];
    expect(findPasswordError('Piroska-Kovács-1', known)).toBe('guessable');
    expect(findPasswordError('piroskakovacs2026', known)).toBe('guessable');
  });

  test.each([
    'e2e-only-7c1e',
    'long enough to hold',
    'zebra kolbász tenger ablak',
    'bench-only-password',
    'x7#kQ9!mZp2w',
    '字典里没有这样的一个密码呢',
  ])('%s may be used', (password) => {
    expect(findPasswordError(password, ['szerkeszto@liget.example', 'Szerkesztőség'])).toBeNull();
  });

  test('created by the service may be used', () => {
    expect(Array.from({ length: 500 }, () => findPasswordError(createReadablePassword())).filter(Boolean)).toEqual([]);
  });
});

describe('the service', () => {
  const administrator = { email: 'rendszergazda@example.org', password: 'hold-koran-reggel-81' };
  let payload: Payload;
  let headers: Record<string, string>;
  let ask: ReturnType<typeof createApiClient>;

  beforeAll(async () => {
    ({ payload } = await temporaryDatabase());
    ask = createApiClient(payload);
    await payload.create({ collection: 'users', data: { ...administrator, name: 'Kovács Piroska', roles: ['administrator'] } });
    headers = await signIn(payload, administrator);
  });

  const send = async (method: string, path: string, body: object, language = 'hu') =>
    ask.json(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  const refused = (message: string) => ({
    status: 400,
    body: {
      errors: [
        // The first error in the form uses the field's label.
        {
          message: expect.stringMatching(/: (?:Jelszó|Password)$/),
          data: { errors: [{ path: 'password', message: expect.stringContaining(message) }] },
        },
      ],
    },
  });
  const short = refused('legalább 12 karakterből');
  const guessable = refused('könnyen kitalálható');

  test('refuses a bad password for a new editor, with the reason in the user’s language', async () => {
    const editor = { email: 'uj@example.org', name: 'Új Ede', roles: ['programs', 'magazine', 'press'] };
    expect(await send('POST', '/users', { ...editor, password: '1234' })).toMatchObject(short);
    expect(await send('POST', '/users', { ...editor, password: '1234' }, 'en')).toMatchObject(refused('at least 12 characters'));
    expect(await send('POST', '/users', { ...editor, password: 'Uj.Ede-123456' })).toMatchObject(guessable);
    expect((await send('POST', '/users', { ...editor, password: 'zebra kolbász tenger' })).status).toBe(201);
  });

  test('refuses a bad password for an existing account', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: administrator.email } } });
    const path = `/users/${docs[0]?.id}`;
    expect(await send('PATCH', path, { password: '1234' })).toMatchObject(short);
    expect(await send('PATCH', path, { password: 'PiroskaKovacs81' })).toMatchObject(guessable);
    expect((await send('PATCH', path, { name: 'Kovács P.' })).status).toBe(200);
  });

  test('refuses a bad password set by an email’s link', async () => {
    // A separate account, because setting a new password ends its sessions.
    const email = 'bodzabokor@example.org';
    await payload.create({
      collection: 'users',
      data: { ...administrator, email, name: 'Kiss Anna', roles: ['programs', 'magazine', 'press'] },
    });
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const reset = async (password: string) => send('POST', '/users/reset-password', { token, password });
    expect(await reset('1234')).toMatchObject(short);
    expect(await reset('bodzabokor-1')).toMatchObject(guessable);
    expect((await reset('hetven barna kavics')).status).toBe(200);
    expect(await reset('hetven barna kavics')).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringMatching(/^Ez a hivatkozás lejárt/) }] },
    });
  });
});
