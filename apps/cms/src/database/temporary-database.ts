import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { afterAll, vi } from 'vitest';
import { sqlRows } from './sql.ts';
import { migratedFile } from './test-migrated-file.ts';

const leftOvers: (() => Promise<void>)[] = [];
// Here, where the test file is still being read: a hook that is registered within another one never runs.
afterAll(async () => {
  for (const clear of leftOvers.splice(0).toReversed()) await clear();
});

/** For tests: the project's own configuration, with these variables, over a new directory, which goes when the file's tests are done. */
export async function temporaryConfig(environment: Record<string, string> = {}): Promise<{ config: SanitizedConfig; directory: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'liget-cms-'));
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('CMS_SECRET', 'a secret for tests, longer than thirty-two signs');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('S3_BUCKET', '');
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAILING_LIST', '');
  vi.stubEnv('PAYLOAD_LOG_LEVEL', 'error');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  leftOvers.push(async () => {
    vi.unstubAllEnvs();
    await rm(directory, { recursive: true, force: true });
  });
  const { default: config } = await import('../payload.config.ts');
  return { config: await config, directory };
}

/** Keeps a copy of a database that is just migrated. Files that run at once make one each; the last one stays. */
async function keepMigrated(payload: Payload, directory: string, kept: string): Promise<void> {
  const copy = path.join(directory, 'migrated.sqlite');
  await sqlRows(payload, `VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  await mkdir(path.dirname(kept), { recursive: true });
  const beside = `${kept}.${randomUUID()}`;
  await copyFile(copy, beside);
  await rename(beside, kept);
}

/** For tests: an empty SQLite database with the schema of the migrations, which take seconds: so they are run once and copied. */
export async function temporaryDatabase(environment: Record<string, string> = {}): Promise<{ payload: Payload; directory: string }> {
  const { config, directory } = await temporaryConfig(environment);
  const kept = await migratedFile();
  const isKept = await copyFile(kept, path.join(directory, 'liget.sqlite')).then(
    () => true,
    () => false,
  );
  // Payload runs the migrations in production only; those that have been run it leaves alone.
  vi.stubEnv('NODE_ENV', 'production');
  const payload = await getPayload({ config, disableOnInit: true });
  leftOvers.push(() => payload.destroy());
  if (!isKept) await keepMigrated(payload, directory, kept);
  return { payload, directory };
}
