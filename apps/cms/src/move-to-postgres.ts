/**
 * The command behind `npm run move-to-postgres`: fills the empty PostgreSQL of DATABASE_URL with the contents of the SQLite database in DATA_DIR, whose
 * services are stopped. Exits 0 when everything is there and the same, and 1, with a message and nothing written, when not.
 */

import path from 'node:path';
import { describeDatabaseError } from './platform/database/move/copy-rows.ts';
import { findMissingUploads } from './platform/database/move/missing-uploads.ts';
import { moveToPostgres, openSource } from './platform/database/move/move-to-postgres.ts';
import { SQLITE_FILE } from './platform/database/sqlite/sqlite-file.ts';
import { readEnvironment } from './platform/environment.ts';

const log = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = readEnvironment();
  if (!DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL.');
  const source = openSource(path.join(DATA_DIR, SQLITE_FILE));
  try {
    const { tables, rows } = await moveToPostgres({ source, databaseUrl: DATABASE_URL, log });
    const missing = S3_BUCKET ? [] : findMissingUploads(source, DATA_DIR);
    if (missing.length > 0)
      log(`The database names ${missing.length} files that ${DATA_DIR} does not have: ${missing.slice(0, 10).join(', ')}`);
    log(
      `Moved ${rows} rows of ${tables} tables. Start the services with DATABASE_URL from now on; pictures and files stay where they are.`,
    );
  } finally {
    source.close();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`Nothing has been moved. ${describeDatabaseError(error)}\n`);
  process.exit(1);
}
