import { getProperty } from './get-property.ts';

/** SQLite, PostgreSQL (`disk_full`) and the file system. */
const CODES: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100', 'ENOSPC']);
const MAX_CAUSES = 5;

/** Whether something could not be written because there is no space, by the error or one of its causes. */
export function isStorageFull(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause !== undefined; depth += 1) {
    if (CODES.has(getProperty(cause, 'code'))) return true;
    cause = getProperty(cause, 'cause');
  }
  return false;
}
