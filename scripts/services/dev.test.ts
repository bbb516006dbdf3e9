import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { cachedMigrations } from '../../apps/cms/src/testing/databases/test-migrations-cache.ts';
import { findFreePort } from '../../test-server.ts';
import { root } from '../root.ts';

/* Runs `npm run dev` in a copy of the apps, so that changes do not affect the project. */

const BUILT = new Set(['.next', 'build', 'e2e', '.react-router', 'node_modules', 'test-results']);
const SCREEN = 'apps/site/app/screens/search/SearchScreen.tsx';
const COLLECTION = 'apps/cms/src/features/qr-codes/collections/qr-codes.ts';
const CONFIG = 'apps/cms/src/payload.config.ts';
const BUILD_CONFIG = 'apps/cms/next.config.mjs';

let copy = '';
let dev: ChildProcess | undefined;
afterAll(async () => {
  if (dev?.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Links packages of one app; caches of tools are not shared. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    symlinkSync(path.join(from, name), path.join(to, name), 'junction');
}

/** In `tmp` of the project, so that it uses the project's packages; Git ignores the folder. */
function copyApps(): string {
  mkdirSync(path.join(root, 'tmp'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'tmp/dev-'));
  const filter = (source: string) => !BUILT.has(path.basename(source)) && !/\.test\.tsx?$/.test(source);
  for (const part of ['apps', 'scripts', 'docs', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter });
  for (const app of ['apps/cms', 'apps/site']) linkPackages(path.join(root, app, 'node_modules'), path.join(folder, app, 'node_modules'));
  return folder;
}

async function migrate(data: string): Promise<void> {
  const program = `
    const { default: config } = await import('./src/payload.config.ts');
    const { getPayload } = await import('payload');
    await (await getPayload({ config, disableOnInit: true })).destroy();
    process.exit(0);`;
  const secret = 'a secret for tests, longer than thirty-two signs';
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.join(copy, 'apps/cms'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: data,
      CMS_SECRET: secret,
      PREVIEW_SECRET: secret,
      PUBLIC_ORIGIN: 'http://localhost',
    },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}

/** A data folder whose database has the tables and counts as filled, because the seed takes a minute. */
async function createDataFolder(): Promise<string> {
  const folder = path.join(copy, 'data');
  mkdirSync(folder);
  const migrated = await cachedMigrations('sqlite');
  // The cache is filled by the tests of the content service.
  if (existsSync(migrated)) copyFileSync(migrated, path.join(folder, 'liget.sqlite'));
  else await migrate(folder);
  const database = new DatabaseSync(path.join(folder, 'liget.sqlite'));
  database.exec('INSERT INTO content_revision (value) VALUES (1)');
  database.close();
  return folder;
}

function replaceInFile(file: string, from: string, to: string): void {
  const name = path.join(copy, file);
  const text = readFileSync(name, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(name, text.replace(from, to));
}

const fetchPage = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
  return { status: response?.status, text: (await response?.text().catch(() => '')) ?? '' };
};

test('npm run dev serves both services, applies changed lines without a restart, and reports which service ended', {
  timeout: 600_000,
}, async () => {
  copy = copyApps();
  // Payload generates types at its start and after each change, in a process that takes as long as the rest of this test.
  replaceInFile(CONFIG, 'typescript: {', 'typescript: { autoGenerate: false,');
  // Only a next start would read the cache, and nobody reads the source maps: they take a seventh of the processor time.
  replaceInFile(BUILD_CONFIG, 'reactDebugChannel: false,', 'reactDebugChannel: false, turbopackFileSystemCacheForDev: false,');
  replaceInFile(BUILD_CONFIG, "turbopackSourceMaps: process.env.NODE_ENV !== 'production',", 'turbopackSourceMaps: false,');
  const [sitePort, cmsPort, data] = [await findFreePort(), await findFreePort(), await createDataFolder()];
  const child = spawn(process.execPath, ['scripts/run-dev.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: '',
      NODE_OPTIONS: '',
      DATA_DIR: data,
      PORT: String(sitePort),
      CMS_PORT: String(cmsPort),
      HOST: '127.0.0.1',
      CMS_RUN_JOBS: '0',
      DATABASE_URL: '',
      S3_BUCKET: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  dev = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  const ended = once(child, 'exit');
  const untilTrue = (check: () => Promise<void>) =>
    Promise.race([
      vi.waitFor(check, { timeout: 240_000, interval: 250 }),
      ended.then(() => {
        throw new Error(`npm run dev ended:\n${output}`);
      }),
    ]);
  const [screen, endpoint] = [`http://127.0.0.1:${sitePort}/kereses`, `http://127.0.0.1:${cmsPort}/api/qr-codes/changed-line`];

  await untilTrue(async () => expect((await fetchPage(screen)).status).toBe(200));
  expect((await fetchPage(screen)).text).not.toContain('changed-line');
  expect((await fetchPage(endpoint)).status).not.toBe(200);
  const site = Number(/"pid":(\d+)/.exec(output)?.[1]);

  replaceInFile(SCREEN, '<h1', '<h1 id="changed-line"');
  replaceInFile(
    COLLECTION,
    'endpoints: qrEndpoints,',
    "endpoints: [...qrEndpoints, { path: '/changed-line', method: 'get', handler: () => new Response('read') }],",
  );
  await untilTrue(async () => {
    expect((await fetchPage(screen)).text).toContain('<h1 id="changed-line"');
    expect((await fetchPage(endpoint)).text).toBe('read');
  });
  expect(output.match(/Server listening/g)).toHaveLength(1);
  expect(output.match(/Ready in/g)).toHaveLength(1);

  process.kill(site, 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(output).toContain('The site was ended by SIGKILL.');
  expect((await fetchPage(endpoint)).status).toBeUndefined();
});
