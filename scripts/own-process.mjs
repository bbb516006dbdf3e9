// Node processes that do not outlive the one that starts them, not even when it is killed without notice.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TIMING } from './supervisor.mjs';

const preload = pathToFileURL(path.join(import.meta.dirname, 'ends-with-parent.mjs')).href;

/**
 * Starts Node with these arguments. Beside `stdio` the process has a channel to this one; its end tells it that this one is gone, on every
 * system, and whatever becomes of standard input. It then has `grace` milliseconds to end by itself.
 */
export function spawnOwn(args, { stdio, grace = TIMING.grace, ...options }) {
  return spawn(process.execPath, ['--import', `${preload}?grace=${grace}`, ...args], { ...options, stdio: [...stdio, 'ipc'] });
}
