import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environments, prepare } from '../../../scripts/services.ts';
import { realNow } from './clock.ts';
import { EDITOR, endLeftServices } from './services.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Prepared contents are kept from run to run. */
const KEPT = path.join(ROOT, 'node_modules/.cache/liget-journeys');
/** Milliseconds. Another run may be using what is younger. */
const KEPT_FOR = 86_400_000;
const SOURCES = ['package-lock.json', 'apps/cms/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'packages/seed/content/**/*.{md,yaml}'];

/** Names what the contents are made from: the sources, and the day, for the seed counts its dates from now. */
function nameOfContents(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  const instant = process.env['JOURNEYS_AT'] ?? Temporal.Now.plainDateISO('Europe/Budapest').toString();
  return hash.update(instant).digest('hex').slice(0, 16);
}

/** A data folder as after a first start, made once and then only copied. */
async function preparedContents(): Promise<string> {
  const folder = path.join(KEPT, nameOfContents());
  if (existsSync(folder)) return folder;
  console.log('Preparing the contents for the journeys (a minute or more) …');
  mkdirSync(KEPT, { recursive: true });
  for (const old of readdirSync(KEPT).map((name) => path.join(KEPT, name)))
    if (statSync(old).mtimeMs < realNow() - KEPT_FOR) rmSync(old, { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}.unfinished`;
  const env = environments({
    sitePort: 3000,
    cmsPort: 3001,
    dataDir: unfinished,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
  });
  await prepare({ ...env.cms, ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password });
  renameSync(unfinished, folder);
  return folder;
}

/** Before the first journey: contents to copy, and a folder for the run. After the last: nothing is left of either. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['JOURNEYS_AT'] && !process.env['CLOCK_SHIFT'])
    throw new Error('JOURNEYS_AT is for `npm run journeys`, which sets every clock.');
  process.env['JOURNEYS_CONTENTS'] = await preparedContents();
  const run = mkdtempSync(path.join(tmpdir(), 'liget-journeys-'));
  process.env['JOURNEYS_RUN'] = run;
  return async () => {
    await endLeftServices(run);
    rmSync(run, { recursive: true, force: true });
  };
}
