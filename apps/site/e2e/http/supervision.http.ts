import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { stopProcess } from '../../../../scripts/services/services.ts';
import { measuredTest as test } from '../support/runner/cost.ts';
import { copyContents, findFreePort, isFree } from '../support/runner/services.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** Milliseconds until a killed or hanging service answers again. */
const AGAIN = { timeout: 240_000 };

// Runs `npm start` on its own data folder, from start to end.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
let dataDir = '';
const ports = { site: 0, cms: 0 };
let child: ChildProcess;
let output = '';
let origin = '';

test.beforeAll(async () => {
  dataDir = await copyContents('supervision');
  Object.assign(ports, { site: await findFreePort(), cms: await findFreePort() });
  origin = `http://127.0.0.1:${ports.site}`;
  await start();
});

async function start(): Promise<void> {
  output = '';
  child = spawn(process.execPath, ['scripts/pinned.mjs', 'run-start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(ports.site), CMS_PORT: String(ports.cms), RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  await expect.poll(() => output, { timeout: 400_000 }).toContain('Liget is ready.');
}

test.afterAll(async () => {
  await stopProcess(child);
  rmSync(dataDir, { recursive: true, force: true });
});

/** The process on this data folder with this command line. */
function findOwnProcess(command: RegExp): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = pids.find((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      return environment.includes(`DATA_DIR=${dataDir}`) && command.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  });
  if (!own) throw new Error(`No process of this data folder reads ${command}`);
  return Number(own);
}

/** The process that listens on the content service's port. */
async function contentService(): Promise<number> {
  const health = await fetch(`http://127.0.0.1:${ports.cms}/api/hu/content-revision`, { signal: AbortSignal.timeout(60_000) });
  expect(health.status).toBe(200);
  return findOwnProcess(/^next-server/);
}

async function addresses(): Promise<string[]> {
  const read = async () => {
    const home = await (await fetch(`${origin}/`)).text();
    return [...home.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address).slice(0, 5);
  };
  // On a busy machine the first page may lack parts from a slow content service.
  await expect.poll(read, AGAIN).toHaveLength(5);
  const pictures = await read();
  const [file] = readdirSync(path.join(dataDir, 'files'));
  return ['/', '/en', '/magazin', '/varosligeti-programok', ...pictures, `/files/${file}`];
}

/** Four visitors request everything at once; returns the failures. */
async function visit(paths: string[]): Promise<string[]> {
  const ask = async (address: string) => {
    const response = await fetch(origin + address).catch((error: Error) => error);
    if (response instanceof Error) return [`${address}: ${response.message}`];
    await response.arrayBuffer();
    return response.status === 200 ? [] : [`${address}: ${response.status}`];
  };
  return (await Promise.all(Array.from({ length: 4 }, () => Promise.all(paths.map(ask))))).flat(2);
}

const FAILURES = [
  ['SIGKILL', /The content service was ended by SIGKILL; it is started again\./],
  ['SIGSTOP', /The content service did not answer any more; it is started again\./],
] as const;

for (const [signal, message] of FAILURES)
  test(`visitors notice nothing when the content service gets a ${signal}, and it is restarted`, async () => {
    const paths = await addresses();
    // In an outage the site serves what it has read before.
    for (const address of paths) await expect.poll(async () => (await fetch(origin + address)).status, AGAIN).toBe(200);
    const before = await contentService();
    output = '';
    process.kill(before, signal);
    const failed: string[] = [];
    let rounds = 0;
    // Repeated with each poll until everything works again; constant load would only cost time.
    const visited = async <Told>(poll: () => Told | Promise<Told>): Promise<Told> => {
      failed.push(...(await visit(paths)));
      rounds += 1;
      return poll();
    };
    await expect.poll(() => visited(() => output), AGAIN).toMatch(message);
    await expect.poll(() => visited(async () => (await fetch(`${origin}/readyz`)).status), AGAIN).toBe(200);
    expect(failed).toEqual([]);
    expect(rounds).toBeGreaterThan(2);
    expect(await contentService()).not.toBe(before);
  });

test('the shutdown ends all processes while a visitor is still reading', async () => {
  const pids = [child.pid, await contentService()];
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const reading = await fetch(`${origin}/`);
  child.kill('SIGTERM');
  await exit;
  await reading.body?.cancel();
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
  for (const pid of pids) expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
});

const KILLED = [
  ['`npm start`', /\/pinned\.mjs/],
  ['the process that keeps the services', /\/run-start\.mjs/],
] as const;

for (const [processName, command] of KILLED)
  test(`a SIGKILL of ${processName} leaves no process running, and both ports free`, async () => {
    await stopProcess(child);
    await start();
    process.kill(findOwnProcess(command), 'SIGKILL');
    for (const port of Object.values(ports)) await expect.poll(() => isFree(port), AGAIN).toBe(true);
  });
