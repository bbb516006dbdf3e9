import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './root.ts';

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

/** Writes its events to a file. */
const SCRIPT = (told: string) => `
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(told)}, 'ended'); process.exit(0); });
writeFileSync(${JSON.stringify(told)}, 'running');
setInterval(() => {}, 1000);
`;

test('a process started by npm ends when npm does, although only npm’s shell gets the signal', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'liget-pinned-'));
  const [script, told] = [path.join(folder, 'script.mjs'), path.join(folder, 'told.txt')];
  writeFileSync(script, SCRIPT(told));
  writeFileSync(told, '');
  // The shell stays between them, as npm's does.
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" scripts/pinned.mjs "${path.relative('scripts', path.relative(root, script))}"; true`],
    {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: 'ignore',
    },
  );
  const readOutput = () => readFileSync(told, 'utf8');
  await expect.poll(() => readOutput()).toBe('running');
  shell.kill('SIGTERM');
  await expect.poll(() => readOutput()).toBe('ended');
});
