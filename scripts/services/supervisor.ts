// Keeps a service running: a process that has ended or does not answer is restarted, after a delay that grows while it fails again.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createServiceChecks } from './service-checks.ts';
import { stopProcess } from './service-process.ts';
import { TIMING, type Timing } from './supervision-timing.ts';

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
  const checks = createServiceChecks({ url, timing, ending: ending.signal });
  const firstStart = Promise.withResolvers<void>();
  // Callers that do not await `up` must not fail with it.
  firstStart.promise.catch(() => {});

  async function run(): Promise<void> {
    if (await checks.isUrlTaken()) {
      firstStart.reject(new Error(`The ${name} could not be started: another program answers at ${new URL(url).origin}.`));
      return;
    }
    let restartDelayMs = timing.restartDelayMs;
    for (let attempt = 1; !ending.signal.aborted; attempt += 1) {
      child = start();
      child.once('error', () => {});
      let failure = await checks.waitUntilReady(child);
      if (failure === undefined) {
        if (wasUp) log(`The ${name} answers again.`);
        wasUp = true;
        firstStart.resolve();
        const since = Date.now();
        failure = await checks.waitForFailure(child);
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
      await wait(restartDelayMs, undefined, { signal: ending.signal }).catch(() => {});
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
