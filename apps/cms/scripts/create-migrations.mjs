// Writes the migrations for both databases after the model has changed: `node apps/cms/scripts/create-migrations.mjs <name>`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const [name = 'change'] = process.argv.slice(2);
const payloadBin = path.join(path.dirname(fileURLToPath(import.meta.resolve('payload'))), '../bin.js');
const secret = 'only-for-writing-migrations-0123456789';

for (const [folder, databaseUrl] of [
  ['sqlite', ''],
  ['postgres', 'postgres://localhost/unused'],
]) {
  const run = spawnSync(process.execPath, [payloadBin, 'migrate:create', name, '--config', 'src/payload.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CMS_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(root, '.next/migrations'),
    },
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
  const directory = path.join(root, 'src/migrations', folder);
  // Payload reads the newest snapshot alone, and only to make the next migration.
  const snapshots = readdirSync(directory).filter((entry) => entry.endsWith('.json'));
  for (const older of snapshots.toSorted().slice(0, -1)) rmSync(path.join(directory, older));
  for (const file of readdirSync(directory).filter((entry) => entry.endsWith('.ts'))) {
    const text = readFileSync(path.join(directory, file), 'utf8');
    // Node strips types but does not guess: types must be imported as types, and files by their whole name.
    const repaired = text
      .replace(/import \{ (MigrateUpArgs), (MigrateDownArgs), sql \}/, 'import { type $1, type $2, sql }')
      .replace(/from '(\.\/[^']+?)(?:\.ts)?'/g, "from '$1.ts'");
    if (repaired !== text) writeFileSync(path.join(directory, file), repaired);
  }
}
