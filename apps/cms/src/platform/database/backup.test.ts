import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from '../../../../../scripts/database/backups.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const PICTURE = Buffer.from('a picture of a balloon');

let payload: Payload;
let dataDir: string;
let restoreDir: string;
let backups = 0;

beforeAll(async () => {
  ({ payload, directory: dataDir } = await temporaryDatabase());
  restoreDir = await mkdtemp(path.join(tmpdir(), 'liget-backups-'));
  await payload.create({ collection: 'redirects', data: { from: '/regi', to: '/terkep', status: '301' } });
  await mkdir(path.join(dataDir, 'media/deep'), { recursive: true });
  await writeFile(path.join(dataDir, 'media/deep/balloon.webp'), PICTURE);
  await writeFile(path.join(dataDir, 'files/plan.pdf'), 'a plan');
  await writeFile(path.join(dataDir, 'cms-secret.txt'), 'a secret');
});
afterAll(() => rm(restoreDir, { recursive: true, force: true }));

function place(name: string): string {
  backups += 1;
  return path.join(restoreDir, `${backups}-${name}`);
}

function command(name: 'backup' | 'restore', folder: string, directory: string) {
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '' };
  return run(process.execPath, [path.join(ROOT, `scripts/run-${name}.mjs`), folder], { env });
}

/** In its own process, as in operation: two SQLite libraries in one process do not see each other's locks. */
async function runBackup(): Promise<string> {
  const target = place('backup');
  await command('backup', target, dataDir);
  return target;
}

function readRedirects(directory: string): unknown[] {
  const database = new DatabaseSync(path.join(directory, 'liget.sqlite'), { readOnly: true });
  try {
    return database
      .prepare('SELECT "from", "to" FROM redirects ORDER BY id')
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

describe('a backup', () => {
  test('made while the content service runs is restored completely into an empty directory', async () => {
    const folder = await runBackup();
    const restored = place('restored');
    expect(await restoreBackup({ folder, dataDir: restored })).toEqual({ files: 3 });
    expect(readRedirects(restored)).toEqual([{ from: '/regi', to: '/terkep' }]);
    expect(await readFile(path.join(restored, 'media/deep/balloon.webp'))).toEqual(PICTURE);
    expect(await readFile(path.join(restored, 'files/plan.pdf'), 'utf8')).toBe('a plan');
  });

  test('contains what was saved before it and nothing saved later', async () => {
    const before = await payload.create({ collection: 'redirects', data: { from: '/elotte', to: '/terkep', status: '301' } });
    const folder = await runBackup();
    const after = await payload.create({ collection: 'redirects', data: { from: '/utana', to: '/terkep', status: '301' } });
    expect(readRedirects(folder)).toEqual([
      { from: '/regi', to: '/terkep' },
      { from: '/elotte', to: '/terkep' },
    ]);
    for (const { id } of [before, after]) await payload.delete({ collection: 'redirects', id });
  });

  test('names the missing files of the database', async () => {
    const target = place('backup');
    await payload.db.create({ collection: 'files', data: { filename: 'gone.pdf', title: 'Elment' } });
    const { stdout, stderr } = await command('backup', target, dataDir);
    expect(stdout).toContain('Backed up 3 files');
    expect(stderr).toContain('The database names 1 files that are not there: files/gone.pdf');
    await payload.db.deleteMany({ collection: 'files', where: {} });
  });

  test('contains no secret of the installation', async () => {
    const names = await readdir(await runBackup(), { recursive: true });
    expect(names.toSorted()).toEqual([
      'backup.json',
      'files',
      'files/plan.pdf',
      'liget.sqlite',
      'media',
      'media/deep',
      'media/deep/balloon.webp',
    ]);
  });

  test('never overwrites another one, and leaves nothing behind when it fails', async () => {
    const folder = await runBackup();
    await expect(command('backup', folder, dataDir)).rejects.toMatchObject({ code: 1, stderr: `${folder} exists already.\n` });
    const target = place('failed');
    const broken = place('broken');
    await mkdir(broken, { recursive: true });
    await writeFile(path.join(broken, 'liget.sqlite'), 'this is no database at all, only a text that is long enough to be read');
    await expect(makeBackup({ dataDir: broken, target })).rejects.toThrow('file is not a database');
    expect([existsSync(target), existsSync(`${target}.unfinished`)]).toEqual([false, false]);
    await expect(makeBackup({ dataDir: place('nowhere'), target })).rejects.toThrow('There is no database in');
  });
});

describe('a restoration is refused', () => {
  test('into a directory with content', async () => {
    const folder = await runBackup();
    await expect(restoreBackup({ folder, dataDir })).rejects.toThrow('has content already (liget.sqlite)');
    const half = place('half');
    await mkdir(path.join(half, 'media'), { recursive: true });
    await writeFile(path.join(half, 'media/old.webp'), 'x');
    await expect(restoreBackup({ folder, dataDir: half })).rejects.toThrow('has content already (media)');
  });

  test.each(['media/deep/balloon.webp', 'liget.sqlite'])('when %s is damaged or missing, without writing anything', async (file) => {
    const folder = await runBackup();
    const restored = place('restored');
    await appendFile(path.join(folder, file), 'x');
    await expect(restoreBackup({ folder, dataDir: restored })).rejects.toThrow(`${file} of the backup is missing or damaged`);
    await rm(path.join(folder, file));
    await expect(restoreBackup({ folder, dataDir: restored })).rejects.toThrow(`${file} of the backup is missing or damaged`);
    expect(existsSync(restored)).toBe(false);
  });

  test('when the list of files contains a path outside the backup', async () => {
    const folder = await runBackup();
    await writeFile(path.join(restoreDir, 'outside.txt'), 'x');
    const manifest = JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8'));
    manifest.files['media/../../outside.txt'] = manifest.files['files/plan.pdf'];
    await writeFile(path.join(folder, 'backup.json'), JSON.stringify(manifest));
    await expect(restoreBackup({ folder, dataDir: place('restored') })).rejects.toThrow('outside.txt of the backup is missing or damaged');
  });

  test('from a folder that is no backup, or from an SQLite backup into PostgreSQL', async () => {
    await expect(restoreBackup({ folder: restoreDir, dataDir: place('restored') })).rejects.toThrow('is no backup');
    const databaseUrl = 'postgres://liget@127.0.0.1:1/liget';
    await expect(restoreBackup({ folder: await runBackup(), dataDir: place('restored'), databaseUrl })).rejects.toThrow(
      'leave out DATABASE_URL',
    );
  });
});

test('the commands of backup and restoration print their results', async () => {
  const [folder, restored] = [place('backup'), place('restored')];
  expect((await command('backup', folder, dataDir)).stdout).toMatch(/^Backed up 3 files \(\d+\.\d MB\) to /);
  expect((await command('restore', folder, restored)).stdout).toMatch(/^Restored 3 files to /);
  expect(readRedirects(restored)).toEqual([{ from: '/regi', to: '/terkep' }]);
  await expect(command('restore', folder, restored)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has content already'),
  });
});
