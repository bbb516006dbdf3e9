import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyWhole } from '../../../../../scripts/database/temporary-postgres.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
const CACHE = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/liget-databases');

/**
 * For tests: where a database is stored that these migrations made. Another migration, another Payload or something else `of` what it is
 * made has another place.
 */
export async function cachedMigrations(dialect: 'sqlite' | 'postgres', ...migrations: string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(CACHE, '../../payload/package.json')));
  const folder = path.join(MIGRATIONS, dialect);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(path.join(folder, file)));
  for (const one of migrations) hash.update(one);
  return path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.${dialect}`);
}

/** For tests: stores a copy of a file or a folder. Test files that run at the same time each make one; the first or the last one stays. */
export async function storeInCache(made: string, cached: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const beside = `${cached}.${randomUUID()}`;
  copyWhole(made, beside);
  // A folder never takes the place of another one.
  await rename(beside, cached).catch(() => rm(beside, { recursive: true, force: true }));
}
