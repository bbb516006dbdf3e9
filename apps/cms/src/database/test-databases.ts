import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { database } from './database.ts';
import { temporaryConfig } from './temporary-database.ts';
import { postgresPrograms, startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

const programs = postgresPrograms();

type DatabaseName = 'sqlite' | 'postgres';
/** Without a PostgreSQL on this machine only the SQLite cases are defined. */
export const DATABASES: readonly DatabaseName[] = programs ? ['sqlite', 'postgres'] : ['sqlite'];

/** For tests: has both databases open while the file's tests run. The function gives one of them. */
export function bothDatabases(): (name: DatabaseName) => Payload {
  const opened = new Map<DatabaseName, Payload>();
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
    for (const name of DATABASES) {
      const db = database(name === 'sqlite' ? environment : { ...environment, DATABASE_URL: server?.url ?? '' });
      const known = { ...db, name, allowIDOnCreate: true };
      opened.set(name, await getPayload({ config: { ...rest, db: known }, key: name, disableOnInit: true }));
    }
  });
  afterAll(async () => {
    for (const payload of opened.values()) await payload.destroy();
    server?.stop();
  });
  return (name) => {
    const payload = opened.get(name);
    if (!payload) throw new Error(`${name} was not opened`);
    return payload;
  };
}
