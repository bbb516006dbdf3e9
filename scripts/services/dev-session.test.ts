import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DevService, type DevSession, startDevSession } from './dev-session.ts';

const started: ChildProcess[] = [];
let session: DevSession | undefined;
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await session?.stop();
  vi.restoreAllMocks();
  started.length = 0;
});

function service(name: string, program: string, more: Partial<DevService> = {}): DevService {
  const start = () => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(child);
    return child;
  };
  return { name, start, ...more };
}
const RUNS = 'setInterval(() => {}, 1000); console.log("runs");';

test.each([
  [
    'an exit code',
    'console.error("first"); console.error("last"); process.exitCode = 3',
    'The site ended with exit code 3. Its last errors:\nfirst\nlast',
  ],
  ['the exit code 0 and no errors', '', 'The site ended with exit code 0. It wrote no errors.'],
  ['a signal', 'process.kill(process.pid, "SIGKILL")', 'The site was ended by SIGKILL. It wrote no errors.'],
])('a session reports which service ended, and how: with %s', async (_, program, report) => {
  session = startDevSession([service('content service', RUNS), service('site', program)]);
  expect(await session.ended).toBe(report);
});

test('a session reports the last twenty lines of errors, and shows all', async () => {
  session = startDevSession([
    service('site', 'for (let at = 1; at <= 50; at += 1) console.error("line " + at + "."); process.exitCode = 1'),
  ]);
  const report = await session.ended;
  expect(report.split('\n').slice(1)).toEqual(Array.from({ length: 20 }, (_, at) => `line ${at + 31}.`));
  const shown = vi
    .mocked(process.stderr.write)
    .mock.calls.map(([chunk]) => String(chunk))
    .join('');
  expect(shown.split('\n')).toHaveLength(51);
});

test('a session reports a service that could not be started', async () => {
  const start = () => spawn('/no/such/program', { stdio: ['ignore', 'pipe', 'pipe'] });
  session = startDevSession([{ name: 'site', start }]);
  expect(await session.ended).toBe('The site could not be started: spawn /no/such/program ENOENT');
});

test('a stopped session ends all services, and reports none', async () => {
  session = startDevSession([service('content service', RUNS), service('site', RUNS)]);
  await Promise.all(started.flatMap(({ stdout }) => (stdout ? [once(stdout, 'data')] : [])));
  await session.stop();
  expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
  expect(await Promise.race([session.ended, Promise.resolve('pending')])).toBe('pending');
});

test('a session restarts a service when a source file of its folder changed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'liget-watched-'));
  session = startDevSession([service('site', RUNS, { restartOn: folder })]);
  const [first] = started;
  if (first?.stdout) await once(first.stdout, 'data');
  writeFileSync(path.join(folder, 'notes.txt'), 'no source');
  writeFileSync(path.join(folder, 'app.ts'), 'changed');
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 20_000 });
  expect(first?.signalCode).toBe('SIGTERM');
  expect(await Promise.race([session.ended, Promise.resolve('pending')])).toBe('pending');
  await session.stop();
  rmSync(folder, { recursive: true });
});
