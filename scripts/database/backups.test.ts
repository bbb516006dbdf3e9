import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { makeBackup } from './backups.ts';

const copyFile = vi.hoisted(() => vi.fn<typeof import('node:fs/promises').copyFile>());
vi.mock('node:fs/promises', async (importOriginal) => ({ ...(await importOriginal<typeof import('node:fs/promises')>()), copyFile }));

const folder = await mkdtemp(path.join(tmpdir(), 'liget-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const createError = (code: string) => Object.assign(new Error(code), { code });

async function createInstallation(name: string): Promise<{ dataDir: string; target: string }> {
  const dataDir = path.join(folder, name);
  await mkdir(path.join(dataDir, 'media'), { recursive: true });
  for (const file of ['erased.jpg', 'stays.jpg']) await writeFile(path.join(dataDir, 'media', file), file);
  const database = new DatabaseSync(path.join(dataDir, 'liget.sqlite'));
  for (const table of ['media', 'files', 'enquiry_attachments']) database.exec(`CREATE TABLE ${table} (filename TEXT)`);
  database.close();
  return { dataDir, target: path.join(folder, `${name}-backup`) };
}

/** Copies files, except one that is deleted after it was listed, or that does not fit. */
function failAt(code: string): void {
  copyFile.mockImplementation(async (from, to, mode) => {
    if (String(from).endsWith('erased.jpg')) throw createError(code);
    const { copyFile: copy } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    return copy(from, to, mode);
  });
}

test('a backup continues without a file that is deleted after it was listed', async () => {
  const { dataDir, target } = await createInstallation('erased');
  failAt('ENOENT');
  expect(await makeBackup({ dataDir, target })).toMatchObject({ files: 2, missing: [] });
  expect(await readdir(path.join(target, 'media'))).toEqual(['stays.jpg']);
});

test('a backup fails and leaves no folder when a file cannot be copied for another reason', async () => {
  const { dataDir, target } = await createInstallation('full');
  failAt('ENOSPC');
  await expect(makeBackup({ dataDir, target })).rejects.toThrow('ENOSPC');
  expect((await readdir(folder)).filter((name) => name.startsWith('full-'))).toEqual([]);
});
