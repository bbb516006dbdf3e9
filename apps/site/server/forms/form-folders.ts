import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@liget/park/durations';

const PREFIX = 'liget-form-';
/** What `mkdtemp` makes of the prefix. */
const NAME = /^liget-form-[A-Za-z0-9]{6}$/;
/** Milliseconds without a new file in it after which a folder is in use by no process: a form is read within an hour and a half. */
const ABANDONED_AFTER_MS = 6 * HOUR_MS;

/** Creates a temporary folder for the files of one form. */
export const createFormFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), PREFIX));

/** Deletes the folders of processes that were killed while they had a form. Never rejects. */
export async function removeAbandonedFolders(now = Date.now()): Promise<void> {
  const names = (await readdir(os.tmpdir()).catch(() => [])).filter((name) => NAME.test(name));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const stats = await lstat(folder).catch(() => undefined);
    if (!stats?.isDirectory() || now - stats.mtimeMs < ABANDONED_AFTER_MS) continue;
    // It may belong to another user.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
