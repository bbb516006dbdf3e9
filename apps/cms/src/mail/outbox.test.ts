import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { commitTransaction, createLocalReq, getPayload, initTransaction, killTransaction, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../database/database.ts';
import { temporaryConfig } from '../database/temporary-database.ts';
import { postgresPrograms, startPostgres, type TemporaryPostgres } from '../database/temporary-postgres.ts';
import { readEnvironment } from '../environment.ts';
import type { Letter } from './letter.ts';
import { post } from './outbox.ts';
import { closeMailers, mailerTo, startSmtp, type TestSmtp } from './test-smtp.ts';

const programs = postgresPrograms();
const NAMES = programs ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
const databases = new Map<string, Payload>();
let server: TemporaryPostgres | undefined;

beforeAll(async () => {
  const { config, directory } = await temporaryConfig();
  const { db: _, ...rest } = config;
  // Payload runs the migrations in production only.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = path.join(directory, 'sqlite');
  mkdirSync(folder);
  const environment = { ...readEnvironment(), DATA_DIR: folder };
  if (programs) server = await startPostgres(programs);
  for (const name of NAMES) {
    const db = database(name === 'SQLite' ? environment : { ...environment, DATABASE_URL: server?.url ?? '' });
    const known = { ...db, name: name === 'SQLite' ? 'sqlite' : 'postgres', allowIDOnCreate: true };
    databases.set(name, await getPayload({ config: { ...rest, db: known }, key: name, disableOnInit: true }));
  }
});
afterAll(async () => {
  for (const payload of databases.values()) await payload.destroy();
  server?.stop();
});

function opened(name: string): Payload {
  const payload = databases.get(name);
  if (!payload) throw new Error(`${name} was not opened`);
  return payload;
}

const letter = (more: Partial<Letter> = {}): Letter => ({
  kind: 'test',
  to: 'anna@liget.example',
  subject: 'Tárgy',
  html: '<p>Szöveg</p>',
  text: 'Szöveg',
  ...more,
});

describe.each(NAMES)('%s: a letter', (name) => {
  let payload: Payload;
  let smtp: TestSmtp;
  beforeEach(async () => {
    payload = opened(name);
    await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
    smtp = await startSmtp();
  });
  afterEach(async () => {
    closeMailers();
    await smtp.stop();
  });
  const queued = async () => (await payload.count({ collection: 'outgoing-mails' })).totalDocs;

  test('is queued once under its key, however often and in parallel it is posted', async () => {
    await Promise.all(Array.from({ length: 8 }, () => post(payload, letter({ key: 'order:1' }))));
    await post(payload, letter({ key: 'order:1' }));
    await post(payload, letter({ key: 'order:2' }));
    await post(payload, letter());
    await post(payload, letter());
    expect(await queued()).toBe(4);
  });

  test('belongs to the transaction of what it tells: sent with it, or not at all', async () => {
    const order = async (end: typeof commitTransaction, key: string) => {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await post(payload, letter({ key }), req);
      await post(payload, letter({ key }), req);
      await end(req);
    };
    await order(killTransaction, 'lost');
    expect(await queued()).toBe(0);
    await Promise.all([order(commitTransaction, 'kept'), order(commitTransaction, 'kept'), order(commitTransaction, 'kept')]);
    expect(await queued()).toBe(1);
  });

  test('goes out once when several processes look for it at once', async () => {
    for (let count = 0; count < 12; count += 1) await post(payload, letter({ to: `olvaso-${count}@liget.example` }));
    const mailers = Array.from({ length: 3 }, () => mailerTo(smtp.url, { payload }));
    const now = Temporal.Now.instant().add({ seconds: 1 });
    await Promise.all([...mailers, ...mailers].map((mailer) => mailer.sendDue(now)));
    const recipients = smtp.mails.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(Array.from({ length: 12 }, (_, count) => `olvaso-${count}@liget.example`).toSorted());
    const { docs } = await payload.find({ collection: 'outgoing-mails', pagination: false });
    expect(new Set(docs.map((row) => `${String(row['state'])} ${String(row['tries'])}`))).toEqual(new Set(['sent 1']));
  });
});

describe('what cannot be a mail', () => {
  test.each([
    ['two recipients', { to: 'anna@liget.example, bela@liget.example' }],
    ['a recipient with a header', { to: 'anna@liget.example\r\nBcc: bela@liget.example' }],
    ['a name beside the address', { to: 'Anna <anna@liget.example>' }],
    ['a subject with a header', { subject: 'Tárgy\r\nBcc: bela@liget.example' }],
    ['no subject', { subject: ' ' }],
    ['an answer address with a header', { replyTo: 'anna@liget.example\nX-Bad: 1' }],
    ['a header with another one in it', { headers: { 'List-Id': 'liget\r\nBcc: bela@liget.example' } }],
    ['a header that would be encoded', { headers: { 'List-Id': 'Hírek <hirek.liget.example>' } }],
    ['a header with a bad name', { headers: { 'X Bad:': '1' } }],
    ['a second recipient by a header', { headers: { bcc: 'bela@liget.example' } }],
    [
      'an attachment with a path',
      { attachments: [{ filename: '../jegy.pdf', contentType: 'application/pdf', content: new Uint8Array() }] },
    ],
    ['a kind that cannot name a file', { kind: '../x' }],
  ])('%s is refused, with a message that repeats no address', async (_, more) => {
    const posting = post(opened('SQLite'), letter(more));
    await expect(posting).rejects.toThrow(/cannot be sent/);
    await expect(posting).rejects.not.toThrow(/bela@|anna@/);
  });
});
