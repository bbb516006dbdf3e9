// Node processes that do not outlive the one that starts them, not even when it is killed without notice.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TIMING } from './supervisor.ts';

const preload = pathToFileURL(path.join(import.meta.dirname, 'ends-with-parent.mjs')).href;

/** Tells `ends-with-parent.mjs` that its process is the one that was started here. */
const OWN_PROCESS = 'LIGET_OWN_PROCESS';

/** Of standard input, output and errors. */
export type ThreeStreams = ('ignore' | 'inherit' | 'pipe' | number)[];

interface Options extends Omit<SpawnOptions, 'stdio'> {
  stdio: ThreeStreams;
  /** Milliseconds. */
  grace?: number;
}

/**
 * Starts Node with these arguments. Beside `stdio` the process has a channel to this one; its end tells it that this one is gone, on every
 * system, and whatever becomes of standard input. It then has `grace` milliseconds to end by itself.
 */
export function spawnOwn(args: readonly string[], { stdio, grace = TIMING.grace, env = process.env, ...options }: Options): ChildProcess {
  return spawn(process.execPath, ['--import', `${preload}?grace=${grace}`, ...args], {
    ...options,
    env: { ...env, [OWN_PROCESS]: '1' },
    stdio: [...stdio, 'ipc'],
  });
}
