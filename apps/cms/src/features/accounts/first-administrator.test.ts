import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { ensureAdministrator, readAdministrator } from './first-administrator.ts';

describe('the first administrator', () => {
  let payload: Payload;
  let directory: string;
  beforeAll(async () => {
    ({ payload, directory } = await temporaryDatabase());
  });

  test('is created once, with a password in a file that only the data’s owner can read, until the first sign-in', async () => {
    const administrator = readAdministrator({ NODE_ENV: 'test' }, directory);
    expect(await ensureAdministrator(payload, administrator)).toBe(true);
    expect(await ensureAdministrator(payload, { ...administrator, email: 'other@liget.example' })).toBe(false);
    const { docs } = await payload.find({ collection: 'users' });
    expect(docs).toMatchObject([{ email: 'szerkeszto@liget.example', name: 'Szerkesztőség', roles: ['administrator'] }]);
    const file = path.join(directory, 'first-sign-in.txt');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [email = '', password = ''] = (await readFile(file, 'utf8')).trim().split('\n');
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    const other = { email: 'masik@liget.example', password: 'another-long-password-71' };
    await payload.create({ collection: 'users', data: { ...other, name: 'Másik', roles: ['press'] } });
    await payload.login({ collection: 'users', data: other });
    expect(existsSync(file)).toBe(true);
    expect((await payload.login({ collection: 'users', data: { email, password } })).user).toMatchObject({ email });
    expect(existsSync(file)).toBe(false);
    expect((await payload.login({ collection: 'users', data: { email, password } })).user).toMatchObject({ email });
  });
});

describe('the administrator’s environment variables', () => {
  test('are named in error messages', () => {
    expect(() => readAdministrator({ NODE_ENV: 'test', ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'short' }, '/data')).toThrow(
      /ADMIN_EMAIL.*\n.*ADMIN_PASSWORD/,
    );
  });

  test('are refused with an easily guessed password', () => {
    expect(() => readAdministrator({ NODE_ENV: 'test', ADMIN_PASSWORD: 'Password2026!' }, '/data')).toThrow(
      'ADMIN_PASSWORD: is easy to guess',
    );
  });

  test('set the password', () => {
    expect(readAdministrator({ NODE_ENV: 'test', ADMIN_PASSWORD: 'long enough to hold' }, '/data')).toMatchObject({
      email: 'szerkeszto@liget.example',
      password: 'long enough to hold',
    });
  });
});
