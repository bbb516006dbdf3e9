// Before the first end-to-end test: contents to copy, a folder for the run, and the pool of services.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEnvironments, prepare } from '../../../../../scripts/services/services.ts';
import { realNow } from './clock.ts';
import { readCpuSeconds } from './cost.ts';
import { startServicePool } from './service-pool.ts';
import { EDITOR } from './services.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** Prepared contents are cached from run to run. */
const CACHE = path.join(ROOT, 'node_modules/.cache/liget-e2e');
/** Milliseconds: younger files may belong to another run. */
const MAX_AGE_MS = 86_400_000;
const SOURCES = ['package-lock.json', 'apps/cms/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'packages/seed/content/**/*.{md,yaml}'];

/** Drawing the images takes longest, so that pictures of one scene share an image, except for screenshots (`npm run screenshots`). */
const SEED_IMAGES = process.env['SEED_IMAGES'] ?? 'scene';

/** A hash of the sources of the contents, and of the day, because the seed's dates are relative to it. */
function hashContents(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  const instant = process.env['E2E_AT'] ?? Temporal.Now.plainDateISO('Europe/Budapest').toString();
  return hash.update(instant).update(SEED_IMAGES).digest('hex').slice(0, 16);
}

/** A data folder as after a first start, made once and then copied. */
async function prepareContents(): Promise<string> {
  const folder = path.join(CACHE, hashContents());
  if (existsSync(folder)) return folder;
  console.log('Preparing the contents for the end-to-end tests (a minute or more) …');
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE).map((name) => path.join(CACHE, name)))
    if (statSync(old).mtimeMs < realNow() - MAX_AGE_MS) rmSync(old, { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}.unfinished`;
  const env = createEnvironments({
    sitePort: 3000,
    cmsPort: 3001,
    dataDir: unfinished,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
  });
  await prepare({ ...env.cms, SEED_IMAGES, ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password });
  renameSync(unfinished, folder);
  return folder;
}

/** CPU seconds that preparing the contents took; 0 when they were cached. */
export const CONTENTS_CPU = 'E2E_CONTENTS_CPU';

export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_AT'] && !process.env['CLOCK_SHIFT']) throw new Error('E2E_AT is for `npm run e2e`, which sets every clock.');
  const before = readCpuSeconds()([process.pid]);
  process.env['E2E_CONTENTS'] = await prepareContents();
  process.env[CONTENTS_CPU] = String(readCpuSeconds()([process.pid]) - before);
  const run = mkdtempSync(path.join(tmpdir(), 'liget-e2e-'));
  process.env['E2E_RUN'] = run;
  const pool = await startServicePool();
  process.env['E2E_POOL'] = String(pool.port);
  return async () => {
    await pool.stop();
    rmSync(run, { recursive: true, force: true });
  };
}
