// Builds what is outdated: a build is current if the hash of its sources has not changed since.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { spawnMeasured } from '../test-cost/cpu-time.ts';
import { buildOnce } from './build-once.ts';

interface App {
  /** Globs from the root. */
  sources: string[];
  exclude: RegExp;
  /** The file with the hash of the sources of the build. */
  marker: string;
  /** A file that exists when the build is complete. */
  output: string;
  command: [program: string, ...args: string[]];
  cwd: string;
  env: Record<string, string>;
  /** The folder of the files for browsers, and how much to compress them. */
  compress: [folder: string, effort: 'quick' | 'smallest'];
  /** Environment variables that the build depends on. */
  variables?: string[];
}

export const APPS: Record<'cms' | 'site', App> = {
  cms: {
    sources: [
      'apps/cms/{src,scripts}/**/*.{ts,tsx,js,mjs,css}',
      'apps/cms/*.{json,mjs,ts}',
      'packages/{content-api,design-tokens,language,map,park}/{package.json,src/**/*.{ts,css}}',
    ],
    exclude: /\/src\/(?:seed|testing)\/|\.test\.tsx?$|\/(?:test|temporary)-[^/]+\.ts$|next-env\.d\.ts$/,
    marker: 'apps/cms/.next/built-from',
    output: 'apps/cms/.next/BUILD_ID',
    command: ['node_modules/next/dist/bin/next', 'build'],
    cwd: 'apps/cms',
    // Placeholders: the build neither reads nor writes with them; the real values are set at the start.
    env: { CMS_SECRET: 'only-while-building-0123456789abcdef', DATA_DIR: path.join(root, 'apps/cms/.next/build-data'), DATABASE_URL: '' },
    compress: ['apps/cms/.next/static', 'quick'],
  },
  site: {
    sources: [
      'apps/site/app/**/*',
      'apps/site/public/**/*',
      'apps/site/*.{json,ts}',
      'packages/{content-api,design-tokens,language,map,park,ui}/{package.json,fonts/*,src/**/*}',
    ],
    exclude: /\.test\.tsx?$/,
    marker: 'apps/site/build/built-from',
    output: 'apps/site/build/server/index.js',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    cwd: 'apps/site',
    env: {},
    compress: ['apps/site/build/client', 'smallest'],
    variables: ['VITE_DEBUG_TOOLS'],
  },
};

export function hashSources({ sources, exclude, variables = [] }: Pick<App, 'sources' | 'exclude' | 'variables'>): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}`);
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()) {
    const name = path.relative(root, file).replaceAll('\\', '/');
    if (!exclude.test(name)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  quiet?: boolean;
  signal?: AbortSignal | undefined;
}

export interface FinishedStep {
  label: string;
  wallSeconds: number;
  /** Undefined where the system does not report it. */
  cpuSeconds: number | undefined;
}

const finishedSteps: FinishedStep[] = [];

/** The steps that have succeeded in this process, in the order of their ends. */
export const listFinishedSteps = (): readonly FinishedStep[] => finishedSteps;

const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Runs a command of the project; its output is shown only when it fails. */
export function run(label: string, args: string[], { cwd = '.', env = {}, quiet = true, signal }: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const { child, readCpuSeconds } = spawnMeasured(args, {
      cwd: path.join(root, cwd),
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...(signal ? { signal } : {}),
    });
    // A process that the signal ends is awaited.
    child.on('error', (error) => {
      if (error.name !== 'AbortError') reject(error);
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('exit', (code) => {
      const [wallSeconds, cpuSeconds] = [(performance.now() - started) / 1000, readCpuSeconds()];
      if (code === 0) {
        finishedSteps.push({ label, wallSeconds, cpuSeconds });
        console.log(
          `${label}: done in ${formatSeconds(wallSeconds)}${cpuSeconds === undefined ? '' : ` (${formatSeconds(cpuSeconds)} of CPU)`}`,
        );
        resolve(output);
      } else {
        reject(new Error(`${label} failed (exit code ${code}):\n${output}`));
      }
    });
  });
}

export const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

const isBuiltFrom = ({ output, marker }: App, hash: string): boolean => {
  const file = path.join(root, marker);
  return existsSync(path.join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === hash;
};

async function build(name: 'cms' | 'site', hash: string, signal?: AbortSignal): Promise<void> {
  const app = APPS[name];
  const marker = path.join(root, app.marker);
  console.log(`Building the ${name === 'cms' ? 'content service (up to a minute)' : 'site'} …`);
  await run(`Build of ${name}`, [path.join(root, app.command[0]), ...app.command.slice(1)], {
    cwd: app.cwd,
    env: { NODE_ENV: 'production', ...NO_TELEMETRY, ...app.env },
    signal,
  });
  await run(`Build of ${name}, compression`, [path.join(root, 'scripts/builds/compress-assets.mjs'), ...app.compress], { signal });
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
}

/** Builds one of both when its sources have changed; resolves with the hash of its sources. */
export async function ensureBuilt(name: 'cms' | 'site', signal?: AbortSignal): Promise<string> {
  const app = APPS[name];
  const hash = hashSources(app);
  await buildOnce(
    path.join(root, 'node_modules/.cache'),
    { name, isCurrent: () => isBuiltFrom(app, hash), build: () => build(name, hash, signal) },
    { signal },
  );
  return hash;
}

/** Runs tasks in parallel. When one fails, the signal ends the others, and its error is thrown after they have ended. */
export async function runTogether<Result>(
  tasks: readonly ((signal: AbortSignal) => Promise<Result>)[],
  outerSignal?: AbortSignal,
): Promise<Result[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(outerSignal ? [outerSignal] : [])]);
  const running = tasks.map((task) => task(signal));
  try {
    return await Promise.all(running);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(running);
    throw error;
  }
}

/** Builds the content service and the site when their sources have changed; resolves with the hash of the content service's. */
export async function ensureAllBuilt(outerSignal?: AbortSignal): Promise<string> {
  const [cms = ''] = await runTogether(
    (['cms', 'site'] as const).map((name) => (signal: AbortSignal) => ensureBuilt(name, signal)),
    outerSignal,
  );
  return cms;
}
