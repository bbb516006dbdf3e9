import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { afterAll, vi } from 'vitest';

const leftOvers: (() => Promise<void>)[] = [];
// Here, where the test file is still being read: a hook that is registered within another one never runs.
afterAll(async () => {
  for (const clear of leftOvers.splice(0).toReversed()) await clear();
});

/** For tests: the project's own configuration over a new directory, which goes when the file's tests are done. */
export async function temporaryConfig(): Promise<{ config: SanitizedConfig; directory: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'liget-cms-'));
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('CMS_SECRET', 'a secret for tests, longer than thirty-two signs');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('S3_BUCKET', '');
  vi.stubEnv('PAYLOAD_LOG_LEVEL', 'error');
  leftOvers.push(async () => {
    vi.unstubAllEnvs();
    await rm(directory, { recursive: true, force: true });
  });
  const { default: config } = await import('../payload.config.ts');
  return { config: await config, directory };
}

/** For tests: an empty SQLite database with the schema of the migrations. */
export async function temporaryDatabase(): Promise<{ payload: Payload; directory: string }> {
  const { config, directory } = await temporaryConfig();
  // Payload runs the migrations in production only.
  vi.stubEnv('NODE_ENV', 'production');
  const payload = await getPayload({ config, disableOnInit: true });
  leftOvers.push(() => payload.destroy());
  return { payload, directory };
}
