import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { signIn } from '../../testing/test-content.ts';
import { checkServerFunctionCall } from './server-function-access.ts';

let payload: Payload;
let session: Record<string, string>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  const credentials = { email: 'editor@liget.example', password: 'a long password of the editor' };
  await payload.create({ collection: 'users', data: { ...credentials, name: 'Editor', roles: ['programs'] } });
  session = await signIn(payload, credentials);
});

const call = (name: unknown, headers: HeadersInit = {}) =>
  checkServerFunctionCall(name, { headers: new Headers(headers), getPayload: async () => payload });

/** The names in Payload's own table. */
function readNames(): string[] {
  const layouts = createRequire(import.meta.url).resolve('@payloadcms/next/layouts');
  const source = readFileSync(path.resolve(layouts, '../../utilities/handleServerFunctions.js'), 'utf8');
  const table = /const baseServerFunctions = \{(.+?)\n\};/s.exec(source)?.[1] ?? '';
  return [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
}

test('every server function of Payload is callable with a session, and none without', async () => {
  const names = readNames();
  expect(names.length).toBeGreaterThan(10);
  await everyRow(names, String, async (name) => {
    await expect(call(name, session)).resolves.toBeUndefined();
    await expect(call(name)).rejects.toMatchObject({ status: 401 });
    await expect(call(name, { ...session, cookie: 'payload-token=a.b.c' })).rejects.toMatchObject({ status: 401 });
  });
});

test('a name that is none of them is refused before anything is read', async () => {
  const getPayload = vi.fn();
  await everyRow(['constructor', 'toString', '__proto__', 'hasOwnProperty', '', undefined, ['form-state']], String, (name) =>
    expect(checkServerFunctionCall(name, { headers: new Headers(), getPayload })).rejects.toMatchObject({ status: 404 }),
  );
  expect(getPayload).not.toHaveBeenCalled();
});
