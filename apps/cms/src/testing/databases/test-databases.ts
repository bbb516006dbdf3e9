import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseAdapterObj, Payload, SanitizedConfig } from 'payload';
import { beforeAll } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../../../../scripts/database/temporary-postgres.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { closePayload, migratedSqlite, onTeardown, openPayload, temporaryConfig, temporaryPayload } from './temporary-database.ts';
import { cachedMigrations, storeInCache } from './test-migrations-cache.ts';

const programs = findPostgresPrograms();

export type DatabaseName = 'sqlite' | 'postgres';
/** Without a PostgreSQL on this machine only the SQLite cases are defined. */
export const DATABASES: readonly DatabaseName[] = programs ? ['sqlite', 'postgres'] : ['sqlite'];

/** For tests: a configuration over another database. */
export function withDatabase({ db: _, ...rest }: SanitizedConfig, name: DatabaseName, db: DatabaseAdapterObj<never>): SanitizedConfig {
  return { ...rest, db: { ...db, name, allowIDOnCreate: true } };
}

/** A PostgreSQL with the schema of the migrations, which take seconds: so they are run once and the server's folder is copied. */
async function migratedPostgres(config: SanitizedConfig, folder: string): Promise<TemporaryPostgres> {
  const cached = await cachedMigrations('postgres', folder, process.platform, process.arch, os.userInfo().username);
  try {
    return await startPostgres(folder, cached);
  } catch {
    // There is no such copy yet.
  }
  const server = await startPostgres(folder);
  const payload = await openPayload(
    withDatabase(config, 'postgres', createDatabase({ ...readEnvironment(), DATABASE_URL: server.url })),
    'migrations',
  );
  await closePayload(payload);
  await server.copyWhileStopped((data) => storeInCache(data, cached));
  return server;
}

interface BothDatabases {
  payloads: ReadonlyMap<DatabaseName, Payload>;
  server?: TemporaryPostgres;
}

/** For tests: opens both databases until the file's tests are done. */
export async function openBothDatabases(): Promise<BothDatabases> {
  const { config, directory } = await temporaryConfig();
  const folder = path.join(directory, 'sqlite');
  mkdirSync(folder);
  const environment = { ...readEnvironment(), DATA_DIR: folder };
  const keep = await migratedSqlite(path.join(folder, 'liget.sqlite'));
  const sqlite = await temporaryPayload(withDatabase(config, 'sqlite', createDatabase(environment)), 'sqlite');
  await keep(sqlite);
  if (!programs) return { payloads: new Map([['sqlite', sqlite]]) };
  const server = await migratedPostgres(config, programs);
  onTeardown(server.stop);
  const database = createDatabase({ ...environment, DATABASE_URL: server.url });
  const postgres = await temporaryPayload(withDatabase(config, 'postgres', database), 'postgres');
  const payloads: [DatabaseName, Payload][] = [
    ['sqlite', sqlite],
    ['postgres', postgres],
  ];
  return { payloads: new Map(payloads), server };
}

/** For tests: has both databases open while the file's tests run. The function gives one of them. */
export function bothDatabases(): { (name: DatabaseName): Payload; postgres: () => TemporaryPostgres } {
  let opened: BothDatabases | undefined;
  beforeAll(async () => {
    opened = await openBothDatabases();
  });
  const getPayload = (name: DatabaseName) => {
    const payload = opened?.payloads.get(name);
    if (!payload) throw new Error(`${name} was not opened`);
    return payload;
  };
  const postgres = () => {
    if (!opened?.server) throw new Error('PostgreSQL was not started');
    return opened.server;
  };
  return Object.assign(getPayload, { postgres });
}
