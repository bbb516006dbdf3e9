import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getProperty } from '../rights/get-property.ts';

/** One block of a disk. */
const PROBE = Buffer.alloc(4096, 1);

/**
 * Whether the data folder can be written, by writing a file and deleting it: free space says nothing of quotas and read-only disks. A folder that
 * does not exist is not needed: the database and the files are elsewhere.
 */
export async function canWriteTo(folder: string): Promise<boolean> {
  const file = path.join(folder, `.write-check-${process.pid}`);
  try {
    await writeFile(file, PROBE, { mode: 0o600 });
    return true;
  } catch (error) {
    return getProperty(error, 'code') === 'ENOENT';
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
