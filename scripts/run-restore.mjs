// `npm run restore -- <folder>`: puts a backup into the data directory (DATA_DIR), which must be empty.
import path from 'node:path';
import { restoreBackup } from './database/backups.ts';
import { root } from './install.mjs';
import { readSettings } from './services/services.ts';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the backup: npm run restore -- backups/<folder>');
  process.exit(1);
}
const { dataDir } = readSettings();
try {
  const { files } = await restoreBackup({
    folder: path.resolve(root, folder),
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
  console.log(`Restored ${files} files to ${dataDir}. Start with npm start.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
