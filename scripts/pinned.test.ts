import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './root.ts';

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

/** A script that writes its events to a file. */
const createScript = (outputFile: string) => `
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(outputFile)}, 'ended'); process.exit(0); });
writeFileSync(${JSON.stringify(outputFile)}, 'running');
setInterval(() => {}, 1000);
`;

test('a process started by npm ends when npm does, although only npm’s shell gets the signal', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'liget-pinned-'));
  const [script, outputFile] = [path.join(folder, 'script.mjs'), path.join(folder, 'output.txt')];
  writeFileSync(script, createScript(outputFile));
  writeFileSync(outputFile, '');
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
  const readOutput = () => readFileSync(outputFile, 'utf8');
  await expect.poll(() => readOutput()).toBe('running');
  shell.kill('SIGTERM');
  await expect.poll(() => readOutput()).toBe('ended');
});

test('a Node that the system cannot load is explained', () => {
  folder = mkdtempSync(path.join(tmpdir(), 'liget-pinned-'));
  const script = path.join(folder, 'script.mjs');
  // The loader's exit code.
  writeFileSync(script, 'process.exit(127);');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pinned.mjs', path.relative('scripts', path.relative(root, script))], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([127, expect.stringContaining('apt-get install libatomic1')]);
});
