// `npm run backup`: database, pictures and files into a new folder below `backups/`, or into the folder
// that is named: `npm run backup -- <folder>`.
import path from 'node:path';
import { makeBackup } from './database/backups.ts';
import { root } from './install.mjs';
import { readSettings } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

process.umask(0o077);
const { dataDir } = readSettings();
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const target = path.resolve(root, process.argv[2] ?? path.join('backups', stamp));
try {
  const { files, bytes, missing } = await makeBackup({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined, target });
  console.log(`Backed up ${files} files (${(bytes / 1e6).toFixed(1)} MB) to ${target}`);
  if (missing.length > 0)
    console.error(`The database names ${missing.length} files that are not there: ${missing.slice(0, 10).join(', ')}`);
  if (process.env.S3_BUCKET) console.log(`Pictures and files are in the S3 bucket ${process.env.S3_BUCKET}; copy it as well.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
