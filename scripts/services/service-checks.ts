import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchStatus, isRunning, stopProcess } from './service-process.ts';
import type { Timing } from './supervision-timing.ts';

interface Options {
  url: string;
  timing: Timing;
  /** Ends all waiting. */
  ending: AbortSignal;
}

interface ServiceChecks {
  /** Whether another program goes on answering at the URL; its answers must not count as this service's. */
  isUrlTaken(): Promise<boolean>;
  /** The reason why the start failed; `undefined` when the service answers. */
  waitUntilReady(current: ChildProcess): Promise<string | undefined>;
  /** Resolves with the reason of a failure when one occurs; a hanging process is stopped first. */
  waitForFailure(current: ChildProcess): Promise<string>;
}

const getEnd = ({ exitCode, signalCode }: ChildProcess) => (signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`);

/** Watches the processes of one service by its URL. */
export function createServiceChecks({ url, timing, ending }: Options): ServiceChecks {
  const sleep = (ms: number) => wait(ms, undefined, { signal: ending }).catch(() => {});

  async function waitUntilReady(current: ChildProcess): Promise<string | undefined> {
    const until = Date.now() + timing.startTimeoutMs;
    while (isRunning(current) && !ending.aborted) {
      const status = await fetchStatus(url, timing.checkTimeoutMs);
      if (isRunning(current) && status !== undefined && status < 500) return undefined;
      if (Date.now() >= until) return `did not answer within ${timing.startTimeoutMs / 1000} s`;
      await sleep(timing.startPollMs);
    }
    return getEnd(current);
  }

  async function waitForFailure(current: ChildProcess): Promise<string> {
    const exited = new AbortController();
    current.once('exit', () => exited.abort());
    const idle = AbortSignal.any([exited.signal, ending]);
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

  async function isUrlTaken(): Promise<boolean> {
    const until = Date.now() + timing.portReleaseTimeoutMs;
    while (!ending.aborted && (await fetchStatus(url, timing.checkTimeoutMs)) !== undefined) {
      if (Date.now() >= until) return true;
      await sleep(timing.startPollMs);
    }
    return false;
  }

  return { isUrlTaken, waitUntilReady, waitForFailure };
}
