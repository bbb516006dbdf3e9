import { existsSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_TABLES } from '../schema/upload-tables.ts';
import type { SqliteSource } from './sqlite-source.ts';

const isFileName = (column: string): boolean => /^(?:filename|sizes_\w+_filename)$/.test(column);

/** The files of uploads that a database names and the data folder does not have. */
export function findMissingUploads(source: SqliteSource, dataDir: string): string[] {
  return Object.entries(UPLOAD_TABLES).flatMap(([folder, table]) => {
    const columns = [...(source.tables.get(table) ?? [])].filter(isFileName);
    if (columns.length === 0) return [];
    return [...source.readRows(table, columns)]
      .flat()
      .filter((name) => typeof name === 'string')
      .map((name) => path.join(folder, name))
      .filter((file) => !existsSync(path.join(dataDir, file)));
  });
}
