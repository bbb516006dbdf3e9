// The two services as processes: environment, start and end.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_TELEMETRY } from '../builds/builds.ts';
import { root } from '../root.ts';
import { ALLOCATOR_VARIABLES, listHeapArguments } from './memory-limits.ts';
import { spawnOwn, type ThreeStreams } from './own-process.ts';
import { fetchStatus } from './service-process.ts';

export { stopProcess } from './service-process.ts';

export interface RunSettings {
  sitePort: number;
  cmsPort: number;
  dataDir: string;
  host: string;
  publicOrigin: string;
}

/** Environment variables. */
type Variables = Record<string, string>;

/** The addresses and folders of a run, from the environment. An invalid port stops with a message that names it. */
export function readSettings(source: Record<string, string | undefined> = process.env): RunSettings {
  const readPort = (name: string, fallback: number) => {
    const text = source[name] || String(fallback);
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > 65535) {
      console.error(`${name} must be a port number from 1 to 65535, not '${text}'.`);
      process.exit(1);
    }
    return value;
  };
  const sitePort = readPort('PORT', 3000);
  const cmsPort = readPort('CMS_PORT', 3001);
  const dataDir = path.resolve(root, source['DATA_DIR'] || 'data');
  return {
    sitePort,
    cmsPort,
    dataDir,
    host: source['HOST'] || 'localhost',
    publicOrigin: source['PUBLIC_ORIGIN'] || `http://localhost:${sitePort}`,
  };
}

/** A secret of the installation: from the environment, otherwise created once in the data folder, readable by its owner only. */
function readSecret(name: string, dataDir: string): string {
  const secretFromEnvironment = process.env[name];
  if (secretFromEnvironment) return secretFromEnvironment;
  const file = path.join(dataDir, `${name.toLowerCase().replaceAll('_', '-')}.txt`);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

export function createEnvironments({ sitePort, cmsPort, dataDir, host, publicOrigin }: RunSettings): { cms: Variables; site: Variables } {
  const common = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: publicOrigin,
    PREVIEW_SECRET: readSecret('PREVIEW_SECRET', dataDir),
    ...NO_TELEMETRY,
  };
  return {
    cms: {
      ...common,
      // Payload's texts on the server and the schedules of jobs use the park's time zone.
      TZ: 'Europe/Budapest',
      DATA_DIR: dataDir,
      CMS_SECRET: readSecret('CMS_SECRET', dataDir),
      CMS_RUN_JOBS: process.env['CMS_RUN_JOBS'] ?? '1',
    },
    site: {
      ...common,
      HOST: host,
      PORT: String(sitePort),
      CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
      CONTENT_CACHE_DIR: process.env['CONTENT_CACHE_DIR'] || path.join(dataDir, 'content-cache'),
      MEDIA_CACHE_DIR: process.env['MEDIA_CACHE_DIR'] || path.join(dataDir, 'media-cache'),
    },
  };
}

/** Drawn seed images, reused for every other empty database. */
const SEED_IMAGE_CACHE = path.join(root, 'node_modules/.cache/liget-seed-images');

/** Migrates, seeds an empty database, and creates the first administrator. Shows its progress; the signal ends it. */
export function prepare(env: Variables, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnOwn([path.join(root, 'apps/cms/src/prepare.ts')], {
      cwd: path.join(root, 'apps/cms'),
      env: { SEED_IMAGE_CACHE, ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(signal ? { signal } : {}),
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Preparing the database failed (exit code ${code}).`))));
  });
}

interface StartOptions {
  development?: boolean;
  stdio?: ThreeStreams;
}

function spawnService(args: string[], cwd: string, env: Variables, stdio: ThreeStreams): ChildProcess {
  return spawnOwn(args, { cwd: path.join(root, cwd), env: { ...ALLOCATOR_VARIABLES, ...process.env, ...env }, stdio });
}

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Where emails go, without the password of the mail server. */
export function describeEmails(dataDir: string): string {
  const smtpUrl = process.env['SMTP_URL'];
  return smtpUrl && URL.canParse(smtpUrl)
    ? `sent through ${new URL(smtpUrl).host}`
    : `written to files in ${path.join(dataDir, 'mail')}, because SMTP_URL is not set`;
}

export function startCms(
  env: Variables,
  cmsPort: number,
  { development = false, stdio = ['ignore', 'inherit', 'inherit'] }: StartOptions = {},
): ChildProcess {
  return spawnService(
    [
      ...(development ? [] : listHeapArguments('cms')),
      NEXT,
      development ? 'dev' : 'start',
      '--port',
      String(cmsPort),
      '--hostname',
      '127.0.0.1',
    ],
    'apps/cms',
    // The content service ends after finishing its open requests.
    { ...env, ...(development ? { NODE_ENV: 'development' } : { NEXT_MANUAL_SIG_HANDLE: '1' }) },
    stdio,
  );
}

export function startSite(
  env: Variables,
  { development = false, stdio = ['ignore', 'inherit', 'inherit'] }: StartOptions = {},
): ChildProcess {
  return spawnService(
    development ? ['server/development.ts'] : [...listHeapArguments('site'), 'server/main.ts'],
    'apps/site',
    { ...env, ...(development ? { NODE_ENV: 'development' } : {}) },
    stdio,
  );
}

/** Resolves when the URL answers with a status below 500; rejects when the process, if given, ends, or after a timeout in seconds. */
export async function waitForAnswer(url: string, child?: ChildProcess, seconds = 300): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (child && child.exitCode !== null) throw new Error(`The service at ${url} ended with code ${child.exitCode}.`);
    const status = await fetchStatus(url, Math.max(1, end - Date.now()));
    if (status !== undefined && status < 500) return;
    await wait(100);
  }
  throw new Error(`The service at ${url} did not answer within ${seconds} s.`);
}
