import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { migratedSqlite, temporaryConfig, temporaryPayload } from '../../testing/databases/temporary-database.ts';
import { cutSmallSizes } from '../../testing/media/test-image-sizes.ts';
import { createFile, createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient, createDraft, publish, richText, signIn } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';
import { readEnvironment } from '../environment.ts';
import { createDatabase } from './database.ts';
import { querySql } from './sql/sql.ts';

/** Milliseconds; long enough for resizing a picture on a busy machine, short enough for a failing test. */
const TIMEOUT_MS = 15_000;
const PASSWORD = 'hold-koran-reggel-81';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;
let asAdministrator: Record<string, string>;
let picture: number;
let createAccount: Awaited<ReturnType<typeof createAccountFactory>>;
let count = 0;

/** A name that no other document has. */
const fresh = (word: string) => {
  count += 1;
  return `${word}-${count}`;
};

beforeAll(async () => {
  cutSmallSizes();
  const { config, directory } = await temporaryConfig();
  await migratedSqlite(path.join(directory, 'liget.sqlite'));
  const db = { ...createDatabase(readEnvironment(), { timeoutMs: TIMEOUT_MS }), name: 'sqlite', allowIDOnCreate: true };
  payload = await temporaryPayload({ ...config, db });
  await ensureRevision(payload);
  ask = createApiClient(payload);
  createAccount = await createAccountFactory(payload, PASSWORD);
  const email = 'rendszergazda@example.org';
  await createAccount({ email, name: 'Rendszergazda', roles: ['administrator'] });
  asAdministrator = await signIn(payload, { email, password: PASSWORD });
  picture = await createPicture(payload);
});

async function send(method: string, path: string, body?: object, headers: Record<string, string> = asAdministrator): Promise<Response> {
  return ask.request(path, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function png(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

async function upload(method: string, path: string, fields: object): Promise<Response> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  form.set('file', await png(), 'tó.png');
  return ask.request(path, { method, headers: asAdministrator, body: form });
}

async function editor(): Promise<{ id: number; email: string }> {
  const email = `${fresh('szerkeszto')}@example.org`;
  return { id: await createAccount({ email, name: 'Szerkesztő', roles: ['programs', 'magazine', 'press'] }), email };
}

const article = async () => publish(payload, 'news', { title: fresh('Hír'), publishedOn: '2026-11-01', picture, body: richText('Szöveg') });
const signInAs = async (email: string, password: string) => send('POST', '/users/login', { email, password }, {});

async function getVersion(id: number): Promise<number | string> {
  await payload.update({ collection: 'news', id, data: { title: fresh('Átírt hír'), _status: 'published' } });
  const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, sort: 'createdAt', limit: 1 });
  return docs[0]?.id ?? 0;
}

async function queueJob(waitUntil?: Date): Promise<Response> {
  const id = await createDraft(payload, 'news', {
    title: fresh('Időzített'),
    publishedOn: '2026-11-01',
    picture,
    body: richText('Szöveg'),
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    ...(waitUntil ? { waitUntil } : {}),
    input: { type: 'publish', doc: { relationTo: 'news', value: String(id) }, locale: 'hu' },
  });
  return Response.json({});
}

type Operation = () => Promise<Response>;

const authentication: Record<string, Operation> = {
  'sign-in': async () => signInAs((await editor()).email, PASSWORD),
  'sign-out': async () => send('POST', '/users/logout', {}, await signIn(payload, { email: (await editor()).email, password: PASSWORD })),
  'a session that is renewed': async () =>
    send('POST', '/users/refresh-token', {}, await signIn(payload, { email: (await editor()).email, password: PASSWORD })),
  'who am I': async () => send('GET', '/users/me'),
  'a forgotten password': async () => send('POST', '/users/forgot-password', { email: (await editor()).email }, {}),
  'a forgotten password of nobody': async () => send('POST', '/users/forgot-password', { email: `${fresh('senki')}@example.org` }, {}),
  'a forgotten password, twice for one editor': async () => {
    const { email } = await editor();
    const [first, second] = await Promise.all([1, 2].map(async () => send('POST', '/users/forgot-password', { email }, {})));
    return first?.ok && second ? second : Response.error();
  },
  'a password that is set again': async () => {
    const token = await payload.forgotPassword({ collection: 'users', data: { email: (await editor()).email }, disableEmail: true });
    return send('POST', '/users/reset-password', { token, password: 'dombok-kozott-sarga-7' }, {});
  },
  'an account that is unlocked': async () => send('POST', '/users/unlock', { email: (await editor()).email }),
  'a new editor': async () =>
    send('POST', '/users', {
      email: `${fresh('uj')}@example.org`,
      password: PASSWORD,
      name: 'Új',
      roles: ['programs', 'magazine', 'press'],
    }),
  'an editor who is changed': async () =>
    send('PATCH', `/users/${(await editor()).id}`, { name: 'Másik', password: 'erdei-osveny-kavics', currentPassword: PASSWORD }),
  'an editor who is removed': async () => send('DELETE', `/users/${(await editor()).id}`),
};

const documents: Record<string, Operation> = {
  'a new draft': async () => send('POST', '/news?draft=true&autosave=true', { title: fresh('Vázlat'), _status: 'draft' }),
  'a save by itself': async () =>
    send('PATCH', `/news/${await article()}?draft=true&autosave=true`, { title: fresh('Írom'), _status: 'draft' }),
  'a publication': async () => send('PATCH', `/news/${await article()}`, { title: fresh('Kész'), _status: 'published' }),
  'a publication in one language': async () =>
    send('PATCH', `/news/${await article()}?locale=en&publishSpecificLocale=en`, { title: fresh('Ready'), _status: 'published' }),
  'a withdrawal': async () => send('PATCH', `/news/${await article()}`, { _status: 'draft' }),
  'a version that is brought back': async () => send('POST', `/news/versions/${await getVersion(await article())}`),
  'a version that is brought back as a draft': async () => send('POST', `/news/versions/${await getVersion(await article())}?draft=true`),
  'a copy': async () => send('POST', `/news/${await article()}/duplicate`),
  'a deletion': async () => send('DELETE', `/news/${await article()}`),
  'a change of many': async () => {
    const ids = [await article(), await article(), await article()];
    return send('PATCH', `/news?where[id][in]=${ids.join(',')}`, { lead: fresh('Bevezető') });
  },
  'a deletion of many': async () => send('DELETE', `/news?where[id][in]=${[await article(), await article()].join(',')}`),
  'a global': async () => send('POST', '/globals/balloon', { balloonIsUp: true, note: fresh('Megjegyzés') }),
  'a preference': async () => send('POST', `/payload-preferences/${fresh('lista')}`, { value: { limit: 10 } }),
  'one preference': async () => send('POST', '/payload-preferences/nav', { value: { open: fresh('x') } }),
  'a preference that is removed': async () => {
    const key = fresh('lista');
    await send('POST', `/payload-preferences/${key}`, { value: 1 });
    return send('DELETE', `/payload-preferences/${key}`);
  },
  'a lock': async () =>
    send('POST', '/payload-locked-documents', {
      document: { relationTo: 'news', value: await article() },
      user: { relationTo: 'users', value: 1 },
    }),
  'a form': async () =>
    send(
      'POST',
      '/hu/newsletter-subscriptions',
      { idempotency_key: crypto.randomUUID(), email: `${fresh('olvaso')}@example.org`, name: 'Olvasó', privacy_accepted: true },
      {},
    ),
};

const uploads: Record<string, Operation> = {
  'a picture': async () => upload('POST', '/media', { altHu: 'A tó', altEn: 'The lake', credit: 'Kiss Anna', licenceKind: 'own' }),
  'a picture that is replaced': async () => upload('PATCH', `/media/${await createPicture(payload)}`, { altHu: 'Másik tó' }),
  'a copy of a picture': async () => send('POST', `/media/${await createPicture(payload)}/duplicate`),
  'a picture that is removed': async () => send('DELETE', `/media/${await createPicture(payload)}`),
  'a file that is removed': async () => send('DELETE', `/files/${await createFile(payload)}`),
};

const jobs: Record<string, Operation> = {
  'a job that waits': async () => queueJob(new Date(Date.now() + 3_600_000)),
  'a job that is done': async () => {
    await queueJob();
    await payload.jobs.run();
    return Response.json({});
  },
  'jobs that an administrator runs': async () => {
    await queueJob();
    return send('GET', '/payload-jobs/run');
  },
  'a job that fails': async () => {
    await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'news', value: '999999' } } });
    await payload.jobs.run({ silent: true });
    return Response.json({});
  },
};

const write = async () => send('POST', '/qr-codes', { code: fresh('kod'), to: '/terkep' });

describe.each([
  ['signing in', authentication],
  ['documents', documents],
  ['uploads', uploads],
  ['jobs', jobs],
])('%s', (_, operations) => {
  test.each(Object.entries(operations))('%s comes to its end, alone and twice at once, and lets others write', async (_name, operation) => {
    expect(await getStatus(operation())).toBe('ok');
    expect(await getStatus(write())).toBe('ok');
    expect(await Promise.all([operation(), operation(), write()].map(getStatus))).toEqual(['ok', 'ok', 'ok']);
  });
});

test('concurrent forms and saves are all stored', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, article));
  const form = documents['a form'] ?? write;
  const saves = ids.map(async (id) => send('PATCH', `/news/${id}`, { title: fresh('Mentve'), _status: 'published' }));
  const answers = await Promise.all([...saves, ...Array.from({ length: 30 }, form)].map(getStatus));
  expect(new Set(answers)).toEqual(new Set(['ok']));
});

test('connection settings are still set after a save', async () => {
  await article();
  expect([await querySql(payload, z.unknown(), 'PRAGMA busy_timeout'), await querySql(payload, z.unknown(), 'PRAGMA synchronous')]).toEqual(
    [[expect.objectContaining({ timeout: 2000 })], [expect.objectContaining({ synchronous: 1 })]],
  );
});

test('a transaction that is never ended is rolled back, and later writes continue', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const code = fresh('elveszett');
    const lost = (async () => {
      const transactionID = await payload.db.beginTransaction();
      await payload.create({ collection: 'qr-codes', data: { code, to: '/terkep' }, req: { transactionID: transactionID ?? '' } });
      resolve();
    })();
    await Promise.all([begun, lost]);
    const answered: string[] = [];
    void getStatus(write()).then((status) => answered.push(status));
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(TIMEOUT_MS / 2);
        expect(answered).toEqual(['ok']);
      },
      { timeout: 30_000 },
    );
    expect((await payload.count({ collection: 'qr-codes', where: { code: { equals: code } } })).totalDocs).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('concurrent failed sign-ins do not block other writes', async () => {
  const { email } = await editor();
  const wrong = Array.from({ length: 12 }, async () => signInAs(email, 'nem ez a jelszava'));
  const [written] = await Promise.all([write(), ...wrong]);
  expect(await getStatus(Promise.resolve(written))).toBe('ok');
});

async function getStatus(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return response.ok ? 'ok' : `${response.status} ${await response.text()}`;
}
