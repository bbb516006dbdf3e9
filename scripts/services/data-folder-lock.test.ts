import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findRunningStart, lockDataFolder } from './data-folder-lock.ts';

const createFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'liget-lock-')), 'data');

test('a data folder is locked at once, also after a process was killed, and released', async () => {
  const folder = createFolder();
  (await lockDataFolder(folder))();
  expect(existsSync(path.join(folder, 'running.pid'))).toBe(false);
  // No process has this id.
  writeFileSync(path.join(folder, 'running.pid'), String(2 ** 22 + 1));
  (await lockDataFolder(folder))();
  // Another program has the id now.
  writeFileSync(path.join(folder, 'running.pid'), String(process.ppid));
  (await lockDataFolder(folder))();
  writeFileSync(path.join(folder, 'running.pid'), 'cut');
  (await lockDataFolder(folder))();
});

test('a second start logs which process uses the data folder, and continues when that has ended', async () => {
  const folder = createFolder();
  const release = await lockDataFolder(folder);
  const first = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)', 'run-start.mjs']);
  writeFileSync(path.join(folder, 'running.pid'), String(first.pid));
  const log = vi.fn<(message: string) => void>(() => first.kill());
  expect(findRunningStart(folder)).toBe(first.pid);
  const waiting = lockDataFolder(folder, { log });
  await once(first, 'exit');
  (await waiting)();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`process ${first.pid}`));
  release();
});
