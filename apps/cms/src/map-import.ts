/**
 * The command behind `npm run map:import`: reads an extract of OpenStreetMap and writes it into the base map; the services may be running
 * meanwhile. Exits 0 on success; otherwise 1, with a message, and writes nothing.
 */

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BaseMapKind } from '@liget/content-api';
import { getPayload, type Payload } from 'payload';
import { importBaseMap, undoImport } from './features/base-map/import-base-map.ts';
import { createDatabase } from './platform/database/database.ts';
import { SQLITE_FILE } from './platform/database/sqlite/sqlite-file.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';

const USAGE = `npm run map:import -- FILE             what the file would change (a dry run)
npm run map:import -- FILE --apply     writes it
npm run map:import -- --undo           restores the base map from before the last import
  --take=KIND                          replaces a kind even if the file has little of it (may be given more than once)
FILE is an extract of OpenStreetMap: .osm, .osm.pbf or GeoJSON (docs/map.md).`;

type ImportCommand = { undo: true } | { undo: false; file: string; apply: boolean; taken: BaseMapKind[] };

function parseCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { apply: { type: 'boolean' }, undo: { type: 'boolean' }, take: { type: 'string', multiple: true } },
  });
  const [file, ...more] = positionals;
  if (values.undo) {
    if (file || values.apply || values.take) throw new Error('--undo takes no file and no other option.');
    return { undo: true };
  }
  if (!file || more.length > 0) throw new Error(file ? 'Name one file only.' : 'Name the file.');
  const taken = (values.take ?? []).map((kind) => {
    const read = BaseMapKind.safeParse(kind);
    if (!read.success) throw new Error(`There is no kind '${kind}'. Kinds are ${BaseMapKind.options.join(', ')}.`);
    return read.data;
  });
  // npm runs its commands in the project's folder; the path is relative to the folder in which the command was typed.
  return { undo: false, file: path.resolve(process.env['INIT_CWD'] ?? '', file), apply: values.apply ?? false, taken };
}

/** Does not migrate the database: the start of the services does. */
async function open(environment: Environment): Promise<Payload> {
  if (!environment.DATABASE_URL && !existsSync(path.join(environment.DATA_DIR, SQLITE_FILE)))
    throw new Error(`There is no database in ${environment.DATA_DIR}; start the services once.`);
  const { default: config } = await import('./payload.config.ts');
  const { db, ...rest } = await config;
  const { init } = createDatabase(environment, { migrates: false });
  return getPayload({ config: { ...rest, db: { ...db, init } }, disableOnInit: true });
}

async function main(command: ImportCommand): Promise<string> {
  const payload = await open(readEnvironment());
  try {
    return command.undo
      ? await undoImport(payload, userInfo().username)
      : await importBaseMap(payload, { ...command, now: Temporal.Now.instant(), by: userInfo().username });
  } finally {
    await payload.destroy();
  }
}

function askCommand(): ImportCommand {
  try {
    return parseCommand(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(1);
  }
}

try {
  process.stdout.write(`${await main(askCommand())}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`Nothing has been changed. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
