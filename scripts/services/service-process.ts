import type { ChildProcess } from 'node:child_process';
import { TIMING } from './supervision-timing.ts';

export const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null && child.pid !== undefined;

/** Sends SIGTERM, and SIGKILL after `killAfterMs`. Resolves when the process has ended. */
export async function stopProcess(child: ChildProcess | undefined, killAfterMs = TIMING.killAfterMs): Promise<void> {
  if (!child || !isRunning(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await exited;
  clearTimeout(timer);
}

/** The status of a response within the timeout; `undefined` without one. */
export async function fetchStatus(url: string, timeoutMs: number): Promise<number | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
