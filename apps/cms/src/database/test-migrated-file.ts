import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../migrations/sqlite');
const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/liget-databases');

/** For tests: where the empty database is saved that the migrations make. Another migration, or another Payload, makes another one. */
export async function migratedFile(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(CACHE, '../../payload/package.json')));
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(path.join(SOURCES, file)));
  return path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.sqlite`);
}
