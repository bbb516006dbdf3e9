import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spawnOwn } from './own-process.ts';

const pidsToKill = new Set<number>();
afterEach(() => {
  for (const pid of pidsToKill) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as expected.
    }
  }
  pidsToKill.clear();
});

const SUPERVISOR = `
  import { spawnOwn } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'own-process.ts')).href)};
  spawnOwn(['-e', process.env.PROGRAM], { stdio: ['ignore', 'inherit', 'inherit'], killAfterMs: 50 });
  setInterval(() => {}, 1000);`;
const RUNS = 'setInterval(() => {}, 1000); console.log("runs " + process.pid);';

/** A supervising process with one service of this program. Both write to one stream, which ends when both have ended. */
async function startSupervisor(program: string) {
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', SUPERVISOR], {
    env: { PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (supervisor.pid) pidsToKill.add(supervisor.pid);
  let output = '';
  supervisor.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  const bothGone = once(supervisor, 'close');
  await vi.waitFor(() => expect(output).toMatch(/runs \d+\n/), { timeout: 10_000 });
  pidsToKill.add(Number(/runs (\d+)/.exec(output)?.[1]));
  return { supervisor, bothGone, output: () => output };
}

describe('a service whose supervisor is killed', { timeout: 20_000 }, () => {
  test('ends gracefully', async () => {
    const gracefulProgram = `process.on('SIGTERM', () => { console.log('gently'); process.exit(); }); ${RUNS}`;
    const { supervisor, bothGone, output } = await startSupervisor(gracefulProgram);
    supervisor.kill('SIGKILL');
    await bothGone;
    expect(output()).toContain('gently');
  });

  test('ends although it ignores SIGTERM', async () => {
    const { supervisor, bothGone } = await startSupervisor(`process.on('SIGTERM', () => {}); ${RUNS}`);
    supervisor.kill('SIGKILL');
    expect(await bothGone).toEqual([null, 'SIGKILL']);
  });
});

test('a service continues after the end of its standard input', { timeout: 20_000 }, async () => {
  const { output } = await startSupervisor(`process.stdin.resume().on('end', () => { ${RUNS} });`);
  expect(output()).toMatch(/^runs/);
});

test('a finished process ends while its supervisor continues', async () => {
  const child = spawnOwn(['-e', ''], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (child.pid) pidsToKill.add(child.pid);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a process keeps its own worker, which loads the same file, waiting for a message', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'liget-worker-'));
  const file = path.join(folder, 'program.cjs');
  // Like Next's dev server: Node's options are passed on, and the worker waits for its task.
  writeFileSync(
    file,
    `if (process.argv[2] === 'worker') {
      process.on('message', (message) => { console.log('worker ' + message); process.exit(); });
      process.send('ready');
    } else {
      const worker = require('node:child_process').fork(__filename, ['worker'], { stdio: 'inherit', execArgv: process.execArgv });
      worker.on('message', () => setTimeout(() => worker.send('works'), 200));
      worker.on('exit', () => process.exit());
    }`,
  );
  const child = spawnOwn([file], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid) pidsToKill.add(child.pid);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  await once(child, 'close');
  rmSync(folder, { recursive: true });
  expect(output).toBe('worker works\n');
});

test('a process has no variable in its environment about its supervisor', async () => {
  const child = spawnOwn(['-p', 'process.env.LIGET_OWN_PROCESS'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid) pidsToKill.add(child.pid);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  await once(child, 'close');
  expect(output).toBe('undefined\n');
});
