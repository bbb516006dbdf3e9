import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildOnce } from './build-once.ts';

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'liget-builds-'));

/** A build whose result is current once one process has made it. */
function createBuild() {
  const build = vi.fn<() => Promise<void>>(() => {
    state.isCurrent = true;
    return Promise.resolve();
  });
  const state = { name: 'site', isCurrent: false, build };
  return { state, options: { name: state.name, isCurrent: () => state.isCurrent, build } };
}

test('a build waits for the same build by another process, and is left out when that has made it', async () => {
  const folder = createFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)', 'scripts/run-build.mjs']);
  writeFileSync(path.join(folder, 'liget-build-site.pid'), String(other.pid));
  const { state, options } = createBuild();
  const log = vi.fn<(message: string) => void>(() => {
    state.isCurrent = true;
    other.kill();
  });
  const waiting = buildOnce(folder, options, { log });
  await once(other, 'exit');
  await waiting;
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`(${other.pid}) builds the site`));
  expect(state.build).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('a build that fails leaves no lock', async () => {
  const folder = createFolder();
  const { state, options } = createBuild();
  state.build.mockRejectedValueOnce(new Error('no build'));
  await expect(buildOnce(folder, options)).rejects.toThrow('no build');
  expect(readdirSync(folder)).toEqual([]);
  await buildOnce(folder, options);
  expect(state.build).toHaveBeenCalledTimes(2);
});
