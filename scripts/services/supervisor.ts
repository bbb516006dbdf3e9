// Keeps a service running: a process that has ended or does not answer is restarted, after a delay that grows while it fails again.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Defaults in milliseconds. */
export const TIMING = {
  /** For the first answer after a start; a database may have to be migrated. */
  startUp: 120_000,
  /** Number of tries of the first start. */
  firstTries: 3,
  /** How long another program may still answer at the URL before the first start, for example a run that is just ending. */
  handover: 5_000,
  /** Intervals of checks while starting, and later. */
  asking: 100,
  looking: 5_000,
  /** Timeout of a check; after this many failed checks in a row the process counts as hanging. */
  patience: 8_000,
  missed: 3,
  /**
   * Delays between an end and the next start: the first one, doubled up to the longest, and the first again after a period without
   * failures.
   */
  pause: 250,
  longestPause: 30_000,
  wellAfter: 60_000,
  /** From SIGTERM to SIGKILL; a hanging process finishes nothing in it. */
  grace: 8_000,
  graceOfHanging: 1_000,
};

type Timing = typeof TIMING;

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.pid !== undefined;

/** Asks a process to end, then kills it. Resolves when it has ended. */
export async function stopped(child: ChildProcess | undefined, grace = TIMING.grace): Promise<void> {
  if (!child || !isRunning(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), grace);
  await exited;
  clearTimeout(timer);
}

/** The status of a response within the timeout; `undefined` without one. */
export async function fetchStatus(url: string, patience: number): Promise<number | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
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
  tell?: (message: string) => void;
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
export function supervise({ name, start, url, tell = console.error, timing = {} }: Service): Supervised {
  const times = { ...TIMING, ...timing };
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  let wasUp = false;
  const first = Promise.withResolvers<void>();
  // Callers that do not await `up` must not fail with it.
  first.promise.catch(() => {});

  const pauseFor = (ms: number) => wait(ms, undefined, { signal: ending.signal }).catch(() => {});

  /** The reason why the start failed; `undefined` when the service answers. */
  async function becameReady(current: ChildProcess): Promise<string | undefined> {
    const until = Date.now() + times.startUp;
    while (isRunning(current) && !ending.signal.aborted) {
      const status = await fetchStatus(url, times.patience);
      if (isRunning(current) && status !== undefined && status < 500) return undefined;
      if (Date.now() >= until) return `did not answer within ${times.startUp / 1000} s`;
      await pauseFor(times.asking);
    }
    return getEnd(current);
  }

  const getEnd = ({ exitCode, signalCode }: ChildProcess) => (signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`);

  /** Resolves with the reason of a failure when one occurs. */
  async function failure(current: ChildProcess): Promise<string> {
    const over = new AbortController();
    current.once('exit', () => over.abort());
    const idle = AbortSignal.any([over.signal, ending.signal]);
    let missed = 0;
    while (!idle.aborted && isRunning(current)) {
      await wait(times.looking, undefined, { signal: idle }).catch(() => {});
      if (idle.aborted) break;
      missed = (await fetchStatus(url, times.patience)) === undefined ? missed + 1 : 0;
      if (missed < times.missed || !isRunning(current) || idle.aborted) continue;
      await stopped(current, times.graceOfHanging);
      return 'did not answer any more';
    }
    return getEnd(current);
  }

  /** Answers of another program on the port must not count as this service's. */
  async function isTaken(): Promise<boolean> {
    const until = Date.now() + times.handover;
    while (!ending.signal.aborted && (await fetchStatus(url, times.patience)) !== undefined) {
      if (Date.now() >= until) return true;
      await pauseFor(times.asking);
    }
    return false;
  }

  async function run(): Promise<void> {
    if (await isTaken()) {
      first.reject(new Error(`The ${name} could not be started: another program answers at ${new URL(url).origin}.`));
      return;
    }
    let pause = times.pause;
    for (let tries = 1; !ending.signal.aborted; tries += 1) {
      child = start();
      child.once('error', () => {});
      let wrong = await becameReady(child);
      if (wrong === undefined) {
        if (wasUp) tell(`The ${name} answers again.`);
        wasUp = true;
        first.resolve();
        const since = Date.now();
        wrong = await failure(child);
        if (Date.now() - since >= times.wellAfter) pause = times.pause;
      }
      if (ending.signal.aborted) break;
      if (!wasUp && tries >= times.firstTries) {
        await stopped(child, times.grace);
        first.reject(new Error(`The ${name} could not be started: it ${wrong}.`));
        return;
      }
      tell(`The ${name} ${wrong}; it is started again.`);
      await stopped(child, times.grace);
      await pauseFor(pause);
      pause = Math.min(pause * 2, times.longestPause);
    }
  }

  const running = run();
  return {
    up: first.promise,
    async end() {
      ending.abort();
      await stopped(child, times.grace);
      await running;
    },
  };
}
