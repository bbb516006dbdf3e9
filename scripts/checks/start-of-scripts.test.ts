import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../test-server.ts';
import { root } from '../root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'liget-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const toTestPath = (name: string) => path.join(folder, name);

interface Start {
  args?: string[];
  env?: Record<string, string>;
  code: number;
  /** Its standard output and errors. */
  says: string;
}
const usage = (says: string): Start => ({ args: ['--help'], code: 0, says });
/** The script fails before it contacts this server. */
const TO_POSTGRES = { DATABASE_URL: 'postgres://liget@127.0.0.1:1/liget' };
const BAD_PORT: Start = { env: { PORT: 'nonsense' }, code: 1, says: "PORT must be a port number from 1 to 65535, not 'nonsense'." };

/**
 * Each script of package.json, started as npm does. Slow scripts are only started with `--help` or bad arguments; the comments name the
 * tests of their work.
 */
const STARTS: Readonly<Record<string, Start[]>> = {
  // apps/site/e2e/http/supervision.http.ts
  start: [usage('`npm start`'), BAD_PORT],
  // It runs all of these tests.
  test: [usage('`npm test`')],
  // scripts/services/dev.test.ts
  dev: [usage('`npm run dev`'), BAD_PORT],
  // scripts/builds/builds.test.ts, and every `npm test`
  build: [usage('`npm run build`')],
  // Every `npm test`
  check: [usage('`npm run check`')],
  e2e: [usage('`npm run e2e')],
  // By hand, before an issue ends
  'test:deep': [usage('`npm run test:deep`')],
  // By hand
  screenshots: [usage('`npm run screenshots')],
  bench: [usage('`npm run bench`'), BAD_PORT],
  'bench:load': [usage('`npm run bench:load`'), BAD_PORT],
  'bench:admin': [usage('`npm run bench:admin`'), BAD_PORT],
  // With uploads, and on PostgreSQL: apps/cms/src/platform/database/backup.test.ts
  backup: [
    usage('`npm run backup`'),
    { args: [toTestPath('backup')], env: { DATA_DIR: toTestPath('empty') }, code: 1, says: 'There is no database in ' },
    { args: [toTestPath('backup')], env: { DATA_DIR: toTestPath('data') }, code: 0, says: 'Backed up 1 files' },
  ],
  restore: [
    usage('`npm run restore'),
    { code: 1, says: 'Name the backup' },
    { args: [toTestPath('backup')], env: { DATA_DIR: toTestPath('data') }, code: 1, says: 'has content already' },
    { args: [toTestPath('backup')], env: { DATA_DIR: toTestPath('restored') }, code: 0, says: 'Restored 1 files' },
  ],
  // apps/cms/src/platform/database/move/move-to-postgres.test.ts
  'move-to-postgres': [
    usage('`npm run move-to-postgres`'),
    { env: { DATA_DIR: toTestPath('data') }, code: 1, says: 'Nothing has been moved. Set DATABASE_URL' },
    { env: { ...TO_POSTGRES, DATA_DIR: toTestPath('empty') }, code: 1, says: 'Nothing has been moved. There is no database ' },
    { env: { ...TO_POSTGRES, DATA_DIR: toTestPath('data') }, code: 1, says: 'is of another version than this program' },
  ],
  // apps/cms/src/features/base-map/import-base-map.test.ts
  'map:import': [usage('`npm run map:import'), { code: 1, says: 'Name the file.' }],
  // apps/cms/src/features/accounts/second-factor
  'reset-second-factor': [
    usage('`npm run reset-second-factor'),
    { code: 1, says: '`npm run reset-second-factor' },
    { args: ['nobody@liget.example'], env: { DATA_DIR: toTestPath('empty') }, code: 1, says: 'There is no database in ' },
  ],
  // By hand, for a release
  sbom: [usage('`npm run sbom`')],
  gallery: [usage('`npm run gallery`')],
};

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

function start(name: string, { args = [], env = {} }: Pick<Start, 'args' | 'env'>) {
  const [program, ...command] = (scripts[name] ?? '').split(' ');
  if (program !== 'node') throw new Error(`${name} is not started by Node`);
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: toTestPath('empty'), DATABASE_URL: '', S3_BUCKET: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  return { child, output: () => output };
}

test('every script of package.json has a row here', () => {
  expect(Object.keys(STARTS).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('every script starts, prints its message, and ends with the right code', { timeout: 240_000 }, async () => {
  mkdirSync(toTestPath('data'));
  new DatabaseSync(toTestPath('data/liget.sqlite')).exec('CREATE TABLE one (two)');
  const errors: string[] = [];
  for (const [name, starts] of Object.entries(STARTS)) {
    for (const { code, says, ...how } of starts) {
      const { child, output } = start(name, how);
      const [ended] = await once(child, 'close');
      if (ended !== code || !output().includes(says))
        errors.push(`npm run ${name} ${how.args?.join(' ') ?? ''}: ended with ${ended}, said ${JSON.stringify(output())}`);
    }
  }
  expect(errors).toEqual([]);
});

test('the gallery serves its page, and ends with 0 on Ctrl+C', { timeout: 120_000 }, async () => {
  const port = await findFreePort();
  const { child, output } = start('gallery', { args: [`--port=${port}`] });
  const ended = once(child, 'close');
  await expect.poll(output).toContain(`http://127.0.0.1:${port}`);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});
