// Backups: one folder with a consistent copy of the database, the uploaded pictures and files, and a list of their checksums.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_TABLES } from '../../apps/cms/src/platform/database/schema/upload-tables.ts';
import { SQLITE_FILE } from '../../apps/cms/src/platform/database/sqlite/sqlite-file.ts';

const POSTGRES = 'liget.pgdump';
const UPLOADS = Object.keys(UPLOAD_TABLES);
const MANIFEST = 'backup.json';
const FORMAT = 1;

/** The contents of a backup with their checksums. */
interface Manifest {
  format: number;
  made: string;
  files: Record<string, { bytes: number; sha256: string }>;
}

async function computeChecksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files below a folder as relative paths with forward slashes; empty when the folder does not exist. */
async function listFilesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies missing files. A file that disappears meanwhile is no error: editors replace and delete files during a backup. */
async function copyUploads(dataDir: string, target: string): Promise<void> {
  for (const folder of UPLOADS) {
    for (const file of await listFilesBelow(path.join(dataDir, folder))) {
      const to = path.join(target, folder, file);
      if (existsSync(to)) continue;
      await copy(path.join(dataDir, folder, file), to).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  }
}

/** Uploads that a copied SQLite database names and that were not copied; empty when uploads are stored elsewhere. */
function findMissingUploads(backupFolder: string): string[] {
  const database = new DatabaseSync(path.join(backupFolder, SQLITE_FILE));
  try {
    return Object.entries(UPLOAD_TABLES).flatMap(([folder, table]) =>
      existsSync(path.join(backupFolder, folder))
        ? database
            .prepare(`SELECT filename FROM ${table} WHERE filename IS NOT NULL`)
            .all()
            .map((row) => `${folder}/${String(row['filename'])}`)
            .filter((file) => !existsSync(path.join(backupFolder, file)))
        : [],
    );
  } finally {
    database.close();
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

function assertIntact(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const result = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (result !== 'ok') throw new Error(`The database ${file} is damaged: ${String(result)}`);
  } finally {
    database.close();
  }
}

/** SQLite's own online backup, consistent while editors save. */
async function copySqlite(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from);
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  assertIntact(to);
}

/** The connection as PostgreSQL's environment variables, so that the process list shows no password. */
function toPostgresEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function runPostgresProgram(command: string, args: string[], url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...toPostgresEnvironment(url) }, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => reject(new Error(`${command} could not be started; install PostgreSQL's client programs.`)));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed (exit code ${code}).`))));
  });
}

interface Installation {
  dataDir: string;
  /** The URL of a PostgreSQL. */
  databaseUrl?: string | undefined;
}

/**
 * Copies the content of a running or stopped installation into the folder `target`, which must not exist. Uploads are copied before the
 * database and, if new, after it, so that every file that the database names is copied, whatever editors delete meanwhile. `missing` lists
 * files that an SQLite database names and that do not exist. A failed backup leaves no folder.
 */
export async function makeBackup({
  dataDir,
  databaseUrl,
  target,
}: Installation & { target: string }): Promise<{ files: number; bytes: number; missing: string[] }> {
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  if (!databaseUrl && !existsSync(path.join(dataDir, SQLITE_FILE))) throw new Error(`There is no database in ${dataDir}.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await copyUploads(dataDir, unfinished);
    if (databaseUrl)
      await runPostgresProgram('pg_dump', ['--format=custom', '--no-owner', `--file=${path.join(unfinished, POSTGRES)}`], databaseUrl);
    else await copySqlite(path.join(dataDir, SQLITE_FILE), path.join(unfinished, SQLITE_FILE));
    await copyUploads(dataDir, unfinished);
    const missing = databaseUrl ? [] : findMissingUploads(unfinished);
    const files: Manifest['files'] = {};
    for (const file of await listFilesBelow(unfinished)) {
      const filePath = path.join(unfinished, file);
      files[file] = { bytes: (await stat(filePath)).size, sha256: await computeChecksum(filePath) };
    }
    const manifest: Manifest = { format: FORMAT, made: new Date().toISOString(), files };
    await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(unfinished, target);
    return { files: Object.keys(files).length, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0), missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const isInsideFolder = (file: string) => !path.isAbsolute(file) && !file.split('/').includes('..');

/** The files of a backup, after checking that each exists with its checksum. */
async function checkFiles(folder: string): Promise<string[]> {
  if (!existsSync(path.join(folder, MANIFEST))) throw new Error(`${folder} is no backup: it has no ${MANIFEST}.`);
  const { format, files }: Manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  if (format !== FORMAT) throw new Error(`${folder} was made by another version of this program.`);
  for (const [file, { sha256 }] of Object.entries(files)) {
    const filePath = path.join(folder, file);
    if (!isInsideFolder(file) || !existsSync(filePath) || (await computeChecksum(filePath)) !== sha256)
      throw new Error(`${file} of the backup is missing or damaged; nothing was restored.`);
  }
  return Object.keys(files);
}

async function assertEmpty(dataDir: string): Promise<void> {
  for (const name of [SQLITE_FILE, ...UPLOADS]) {
    const existing = path.join(dataDir, name);
    if (!existsSync(existing)) continue;
    if (name !== SQLITE_FILE && (await listFilesBelow(existing)).length === 0) continue;
    throw new Error(`${dataDir} has content already (${name}); restore into an empty directory.`);
  }
}

/**
 * Restores a backup into an empty data directory, and into an empty PostgreSQL if there is one. Everything is checked before anything is
 * written, and an SQLite database comes last, so that an interrupted restoration is never taken for a complete one.
 */
export async function restoreBackup({ folder, dataDir, databaseUrl }: Installation & { folder: string }): Promise<{ files: number }> {
  const files = await checkFiles(folder);
  const dump = databaseUrl ? POSTGRES : SQLITE_FILE;
  if (!files.includes(dump))
    throw new Error(
      `The backup is of ${databaseUrl ? 'an SQLite' : 'a PostgreSQL'} database; ${databaseUrl ? 'leave out' : 'set'} DATABASE_URL.`,
    );
  await assertEmpty(dataDir);
  await mkdir(dataDir, { recursive: true });
  for (const file of files)
    if (UPLOADS.some((name) => file.startsWith(`${name}/`))) await copy(path.join(folder, file), path.join(dataDir, file));
  if (databaseUrl) {
    const args = [
      '--no-owner',
      '--single-transaction',
      '--exit-on-error',
      `--dbname=${toPostgresEnvironment(databaseUrl)['PGDATABASE'] ?? ''}`,
    ];
    await runPostgresProgram('pg_restore', [...args, path.join(folder, POSTGRES)], databaseUrl);
  } else {
    const unfinished = path.join(dataDir, `${SQLITE_FILE}.unfinished`);
    await copy(path.join(folder, SQLITE_FILE), unfinished);
    assertIntact(unfinished);
    await rename(unfinished, path.join(dataDir, SQLITE_FILE));
  }
  return { files: files.length };
}
