// Keeps a service running: a process that has ended or does not answer is restarted, after a delay that grows while it fails again.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Defaults. */
export const TIMING = {
  /** For the first response after a start; a database may have to be migrated. */
  startTimeoutMs: 120_000,
  maxStartAttempts: 3,
  /** How long another program, such as a run that is ending, may still answer at the URL before the first start. */
  portReleaseTimeoutMs: 5_000,
  /** Intervals of the checks: while starting, and later. */
  startPollMs: 100,
  checkIntervalMs: 5_000,
  checkTimeoutMs: 8_000,
  /** After this many failed checks in a row the process counts as hanging. */
  maxFailedChecks: 3,
  /** From an end to the next start; doubled after each failure, and reset after `stableAfterMs` without one. */
  restartDelayMs: 250,
  maxRestartDelayMs: 30_000,
  stableAfterMs: 60_000,
  /** From SIGTERM to SIGKILL; shorter for a hanging process, which finishes nothing. */
  killAfterMs: 8_000,
  killHangingAfterMs: 1_000,
};

type Timing = typeof TIMING;

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.pid !== undefined;

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

interface Service {
  /** Its name in messages. */
  name: string;
  start: () => ChildProcess;
  url: string;
  log?: (message: string) => void;
  timing?: Partial<Timing>;
}

interface Supervised {
  up: Promise<void>;
  /** Stops the service and its restarts. Resolves when its process has ended. */
  end(): Promise<void>;
}

/**
 * Starts a service and supervises it until `end()`. `up` resolves when the service first answers at `url` with a status below 500, and
 * rejects when it cannot be started; later failures are repaired and logged. Any answer at `url` counts: a restart does not help a service
 * that answers with errors.
 */
export function supervise({ name, start, url, log = console.error, timing: overrides = {} }: Service): Supervised {
  const timing = { ...TIMING, ...overrides };
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  let wasUp = false;
  const firstStart = Promise.withResolvers<void>();
  // Callers that do not await `up` must not fail with it.
  firstStart.promise.catch(() => {});

  const sleep = (ms: number) => wait(ms, undefined, { signal: ending.signal }).catch(() => {});

  /** The reason why the start failed; `undefined` when the service answers. */
  async function waitUntilReady(current: ChildProcess): Promise<string | undefined> {
    const until = Date.now() + timing.startTimeoutMs;
    while (isRunning(current) && !ending.signal.aborted) {
      const status = await fetchStatus(url, timing.checkTimeoutMs);
      if (isRunning(current) && status !== undefined && status < 500) return undefined;
      if (Date.now() >= until) return `did not answer within ${timing.startTimeoutMs / 1000} s`;
      await sleep(timing.startPollMs);
    }
    return getEnd(current);
  }

  const getEnd = ({ exitCode, signalCode }: ChildProcess) => (signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`);

  /** Resolves with the reason of a failure when one occurs. */
  async function waitForFailure(current: ChildProcess): Promise<string> {
    const exited = new AbortController();
    current.once('exit', () => exited.abort());
    const idle = AbortSignal.any([exited.signal, ending.signal]);
    let failedChecks = 0;
    while (!idle.aborted && isRunning(current)) {
      await wait(timing.checkIntervalMs, undefined, { signal: idle }).catch(() => {});
      if (idle.aborted) break;
      failedChecks = (await fetchStatus(url, timing.checkTimeoutMs)) === undefined ? failedChecks + 1 : 0;
      if (failedChecks < timing.maxFailedChecks || !isRunning(current) || idle.aborted) continue;
      await stopProcess(current, timing.killHangingAfterMs);
      return 'did not answer any more';
    }
    return getEnd(current);
  }

  /** Answers of another program on the port must not count as this service's. */
  async function isUrlTaken(): Promise<boolean> {
    const until = Date.now() + timing.portReleaseTimeoutMs;
    while (!ending.signal.aborted && (await fetchStatus(url, timing.checkTimeoutMs)) !== undefined) {
      if (Date.now() >= until) return true;
      await sleep(timing.startPollMs);
    }
    return false;
  }

  async function run(): Promise<void> {
    if (await isUrlTaken()) {
      firstStart.reject(new Error(`The ${name} could not be started: another program answers at ${new URL(url).origin}.`));
      return;
    }
    let restartDelayMs = timing.restartDelayMs;
    for (let attempt = 1; !ending.signal.aborted; attempt += 1) {
      child = start();
      child.once('error', () => {});
      let failure = await waitUntilReady(child);
      if (failure === undefined) {
        if (wasUp) log(`The ${name} answers again.`);
        wasUp = true;
        firstStart.resolve();
        const since = Date.now();
        failure = await waitForFailure(child);
        if (Date.now() - since >= timing.stableAfterMs) restartDelayMs = timing.restartDelayMs;
      }
      if (ending.signal.aborted) break;
      if (!wasUp && attempt >= timing.maxStartAttempts) {
        await stopProcess(child, timing.killAfterMs);
        firstStart.reject(new Error(`The ${name} could not be started: it ${failure}.`));
        return;
      }
      log(`The ${name} ${failure}; it is started again.`);
      await stopProcess(child, timing.killAfterMs);
      await sleep(restartDelayMs);
      restartDelayMs = Math.min(restartDelayMs * 2, timing.maxRestartDelayMs);
    }
  }

  const running = run();
  return {
    up: firstStart.promise,
    async end() {
      ending.abort();
      await stopProcess(child, timing.killAfterMs);
      await running;
    },
  };
}
