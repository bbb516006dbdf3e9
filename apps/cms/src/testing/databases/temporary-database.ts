import crypto from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { afterAll, vi } from 'vitest';
import { quoteText, runSql } from '../../platform/database/sql/sql.ts';
import { instanceKey, noteInstanceKey } from './test-instances.ts';
import { cachedMigrations, storeInCache } from './test-migrations-cache.ts';

const ends: (() => Promise<void> | void)[] = [];
// At import: a hook that is registered within another hook never runs.
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  collectConnections();
  const open = [...instances().keys()];
  if (open.length > 0)
    throw new Error(`The next file would be given this file's Payload (${open.join(', ')}): begin it with temporaryPayload`);
});

const MEASURED = Symbol.for('liget: memory after the last collection');
/**
 * Each transaction leaves a connection with a megabyte and three file descriptors, which the client closes when its object is collected.
 * JavaScript's own memory is too little to start the collection.
 */
function collectConnections(): void {
  const measured: unknown = Reflect.get(globalThis, MEASURED);
  if (process.memoryUsage.rss() - Number(measured ?? 0) < 250 * 1024 * 1024) return;
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  Reflect.set(globalThis, MEASURED, process.memoryUsage.rss());
}

/** For tests: runs after the file's tests; the last registered function runs first. */
export const onTeardown = (end: () => Promise<void> | void): void => void ends.push(end);

/** Hashes passwords with one round: the usual number takes a fifth of a second of a core. */
function hashQuickly(): void {
  const hash = crypto.pbkdf2;
  const quick: typeof hash = (password, salt, _, length, digest, done) => hash(password, salt, 1, length, digest, done);
  Object.assign(crypto, { pbkdf2: quick });
  onTeardown(() => void Object.assign(crypto, { pbkdf2: hash }));
}

/** For tests: the project's own configuration, with these variables, over a new directory, which is deleted after the file's tests. */
export async function temporaryConfig(environment: Record<string, string> = {}): Promise<{ config: SanitizedConfig; directory: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'liget-cms-'));
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('CMS_SECRET', 'a secret for tests, longer than thirty-two signs');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('S3_BUCKET', '');
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAILING_LIST', '');
  // Tests set their clocks months ahead.
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'never');
  vi.stubEnv('PAYLOAD_LOG_LEVEL', 'error');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTeardown(async () => {
    vi.unstubAllEnvs();
    await rm(directory, { recursive: true, force: true });
  });
  hashQuickly();
  const { default: config } = await import('../../payload.config.ts');
  return { config: await config, directory };
}

/** Payload's own cache of instances: it lasts as long as the process, which runs other test files afterwards. */
function instances(): Map<unknown, unknown> {
  const stored: unknown = Reflect.get(globalThis, '_payload');
  if (!(stored instanceof Map)) throw new Error('Payload has moved its instances: see getPayload in its index.js');
  return stored;
}

type Send = (statement: string | { sql: string }) => Promise<unknown>;

/** The adapters' open connections: SQLite has a client, PostgreSQL a pool. */
interface DatabaseConnection {
  client?: { execute: Send; close(): void };
  pool?: { query: Send; end(): Promise<void> };
}

/** Payload's type of an adapter does not have them. */
const getConnection = ({ db }: Payload) => db as unknown as DatabaseConnection;

/** For tests: the statements that are sent to the database, as SQL, while `act` runs. */
export async function listStatements(payload: Payload, act: () => Promise<unknown>): Promise<string[]> {
  const { client, pool } = getConnection(payload);
  const spy = pool ? vi.spyOn(pool, 'query') : client && vi.spyOn(client, 'execute');
  if (!spy) throw new Error('The database has no connection');
  await act();
  const statements = spy.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : statement.sql));
  spy.mockRestore();
  return statements;
}

/** For tests: ends an instance of Payload and its connections, and removes it from `getPayload`'s cache. */
export async function closePayload(payload: Payload): Promise<void> {
  // Stopping the server breaks the pool's connections; the log of that is not needed.
  payload.logger.level = 'silent';
  const { client, pool } = getConnection(payload);
  await payload.destroy();
  client?.close();
  // Not awaited: Payload never releases its first connection.
  void pool?.end();
  instances().delete(instanceKey(payload));
}

/** For tests: Payload over this configuration, until `closePayload`; beside another one it needs a key of its own. */
export async function openPayload(config: SanitizedConfig, key = 'default'): Promise<Payload> {
  if (instances().has(key))
    throw new Error(`There is a Payload with the key ${key} already: of this file, or of one that failed before its first test`);
  // Payload runs the migrations in production only, and skips those that have been run.
  vi.stubEnv('NODE_ENV', 'production');
  const payload = await getPayload({ config, key, disableOnInit: true });
  noteInstanceKey(payload, key);
  return payload;
}

/** For tests: like `openPayload`, but closed after the file's tests. */
export async function temporaryPayload(config: SanitizedConfig, key?: string): Promise<Payload> {
  const payload = await openPayload(config, key);
  onTeardown(() => closePayload(payload));
  return payload;
}

/** For tests: copies the cached database with the schema of the migrations to `file`, if there is one. Returns a function that caches a new one. */
export async function migratedSqlite(file: string): Promise<(payload: Payload) => Promise<void>> {
  const cached = await cachedMigrations('sqlite');
  const isCached = await copyFile(cached, file).then(
    () => true,
    () => false,
  );
  return async (payload) => {
    if (isCached) return;
    const copy = `${file}.migrated`;
    await runSql(payload, `VACUUM INTO ${quoteText(copy)}`);
    await storeInCache(copy, cached);
  };
}

/** For tests: an empty SQLite database with the schema of the migrations. They take seconds, so they are run once and copied. */
export async function temporaryDatabase(environment: Record<string, string> = {}): Promise<{ payload: Payload; directory: string }> {
  const { config, directory } = await temporaryConfig(environment);
  const keep = await migratedSqlite(path.join(directory, 'liget.sqlite'));
  const payload = await temporaryPayload(config);
  await keep(payload);
  return { payload, directory };
}
