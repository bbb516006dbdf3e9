import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { APIError, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { migratedSqlite, temporaryConfig, temporaryPayload } from '../../testing/databases/temporary-database.ts';
import { createApiClient, publish, signIn } from '../../testing/test-content.ts';
import { runSql } from '../database/sql/sql.ts';
import { logger, redactConsole } from './logger.ts';
import { redact, redactError } from './redact.ts';

const credentials = { email: 'anna@example.org', password: 'hold-koran-reggel-81' };
const VISITOR_TEXT = 'Nem nyílt ki a kapu.\n    at kiskapu (a tó felől)';

let payload: Payload;
let headers: Record<string, string>;
const lines: string[] = [];

/** Makes the database refuse rows of this table, like a full disk. */
const refuseRows = (table: string) =>
  runSql(payload, `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'disk is full'); END`);

beforeAll(async () => {
  const { config, directory } = await temporaryConfig();
  Object.assign(config, { logger: { ...logger, destination: { write: (line: string) => void lines.push(line) } } });
  const keep = await migratedSqlite(path.join(directory, 'liget.sqlite'));
  payload = await temporaryPayload(config);
  await keep(payload);
  await publish(payload, 'products', { name: 'Jegy' }, { name: 'Ticket' });
  const create = await createAccountFactory(payload, credentials.password);
  await create({ email: credentials.email, name: 'Anna', roles: ['administrator'] });
  headers = await signIn(payload, credentials);
  await refuseRows('complaints');
  await refuseRows('users');
});
beforeEach(() => {
  lines.length = 0;
});

const send = (at: string, body: object, as: Record<string, string> = {}) =>
  createApiClient(payload).request(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });
const logged = () => lines.map((line) => JSON.parse(line) as { level: number; msg?: string; err?: { message: string; stack?: string } });

function catchError(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('an insert that fails', () => {
  test('is logged without the visitor’s texts and without the URL’s query', async () => {
    const complaint = { idempotency_key: randomUUID(), product: 'jegy', name: 'Kis Éva', email: 'eva@example.hu' };
    const response = await send('/hu/complaints?token=secret', { ...complaint, message: VISITOR_TEXT, privacy_accepted: true });
    expect(response.status).toBe(500);
    const [line, ...others] = logged();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ level: 50, msg: 'The content API could not answer POST /api/hu/complaints' });
    expect(line?.err?.message).toMatch(/^Failed query: insert into "complaints".*disk is full/s);
    expect(line?.err?.stack).toContain('\n    at ');
    for (const word of ['kapu', 'Kis Éva', 'eva@example.hu', 'params', 'secret']) expect(lines.join('')).not.toContain(word);
  });

  test('by Payload’s own endpoints is logged without the account’s address and hash', async () => {
    const account = { email: 'uj@example.org', name: 'Új Ursula', roles: ['press'], password: 'kavics tenor mustár vitorla' };
    expect((await send('/users', account, headers)).status).toBe(500);
    expect(logged()).toMatchObject([{ level: 50, err: { message: expect.stringMatching(/^Failed query: insert into "users"/) } }]);
    for (const word of ['uj@example.org', 'Ursula', 'pbkdf2']) expect(lines.join('')).not.toContain(word);
  });
});

test('a form with a part that is not JSON is not logged; our own reads that fail are, without the text', () => {
  const read = () => JSON.parse('Kis Éva, Budapest') as unknown;
  const err = catchError(read);
  payload.logger.error({ err });
  expect(logged()).toEqual([]);
  payload.logger.error({ err, msg: 'The content API could not answer' });
  expect(logged()).toMatchObject([{ level: 50, err: { message: 'Unexpected token: the text is not valid JSON' } }]);
  expect(lines.join('')).not.toContain('Éva');
});

test('common refusals are not logged; others take one line without a stack', async () => {
  await createApiClient(payload).request('/media/file/nincs.jpg');
  await createApiClient(payload).request('/users');
  await send('/users/login', { email: 'senki@example.org', password: 'nem ez' });
  expect(logged()).toEqual([]);
  expect((await send('/users', { email: 'nem cím' }, headers)).status).toBe(400);
  expect(logged()).toMatchObject([{ level: 30, msg: expect.any(String) }]);
  // Like in the built bundle, which removes class names.
  for (const status of [404, 409, 500]) payload.logger.error({ err: Object.assign(new APIError('Nem', status), { name: 'e' }) });
  // The error of an admin screen that does not exist.
  payload.logger.error({ err: new Error('not-found') });
  expect(logged().slice(1)).toMatchObject([
    { level: 30, msg: '409: Nem' },
    { level: 50, err: { message: 'Nem' } },
  ]);
  expect(lines.slice(0, 2).join('')).not.toContain('    at ');
});

describe('redaction', () => {
  test('removes the values of a statement from every nested cause, and keeps where the error occurred', () => {
    const inner = Object.assign(new Error('invalid input syntax for type integer: "Kis Éva"'), {
      code: '22P02',
      detail: 'Key (email)=(x@y.hu)',
    });
    const failed = Object.assign(
      new Error(`Failed query: insert into "a" values (?, ?)\nparams: Kis Éva,${VISITOR_TEXT}`, { cause: inner }),
      {
        params: ['Kis Éva', VISITOR_TEXT],
      },
    );
    const outer = redactError(new Error('The case could not be stored', { cause: failed }));
    const cause = outer.cause as Error;
    expect([cause.message, (cause.cause as Error).message]).toEqual([
      'Failed query: insert into "a" values (?, ?)',
      'invalid input syntax for type integer',
    ]);
    expect(cause.cause).toMatchObject({ code: '22P02' });
    expect(cause.cause).not.toHaveProperty('detail');
    expect(cause).not.toHaveProperty('params');
    for (const error of [outer, cause, cause.cause as Error]) {
      expect(error.stack).toContain('logger.test.ts');
      expect(error.stack).not.toMatch(/Éva|kapu/);
    }
  });

  test('covers texts and values of objects', () => {
    const circular: Record<string, unknown> = { url: '/admin/reset?token=1' };
    circular['self'] = circular;
    expect(redact(circular)).toMatchObject({ url: '/admin/reset', self: { url: '/admin/reset' } });
    expect(redact([`Failed query: select 1\nparams: Kis Éva`, 5, null])).toEqual(['Failed query: select 1', 5, null]);
    expect(redact('GET https://a.example/b?c=d&e failed, really?')).toBe('GET https://a.example/b failed, really?');
  });

  test('covers direct console output, once', () => {
    const error = vi.fn<(...args: unknown[]) => void>();
    const target = { error, warn: vi.fn() };
    redactConsole(target);
    redactConsole(target);
    target.error('⨯', new Error('Failed query: select 1\nparams: Kis Éva'));
    expect(error.mock.calls).toEqual([['⨯', expect.objectContaining({ message: 'Failed query: select 1' })]]);
  });
});
