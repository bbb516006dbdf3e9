// Node processes that do not outlive their parent, even when it is killed.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TIMING } from './supervision-timing.ts';

const preload = pathToFileURL(path.join(import.meta.dirname, 'ends-with-parent.mjs')).href;

/** Tells `ends-with-parent.mjs` that its process was started here. */
const OWN_PROCESS = 'LIGET_OWN_PROCESS';

/** Of standard input, output and errors. */
export type ThreeStreams = ('ignore' | 'inherit' | 'pipe' | number)[];

interface Options extends Omit<SpawnOptions, 'stdio'> {
  stdio: ThreeStreams;
  /** From the end of this process, and SIGTERM, to SIGKILL. */
  killAfterMs?: number;
}

/**
 * Starts Node with these arguments. Besides `stdio` the process has a channel to this one; the end of the channel shows on every system
 * that this process has ended, whatever happens to standard input. Then it is sent SIGTERM, and SIGKILL after `killAfterMs`.
 */
export function spawnOwn(
  args: readonly string[],
  { stdio, killAfterMs = TIMING.killAfterMs, env = process.env, ...options }: Options,
): ChildProcess {
  return spawn(process.execPath, ['--import', `${preload}?killAfterMs=${killAfterMs}`, ...args], {
    ...options,
    env: { ...env, [OWN_PROCESS]: '1' },
    stdio: [...stdio, 'ipc'],
  });
}
