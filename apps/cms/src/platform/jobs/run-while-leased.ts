import type { Payload } from 'payload';
import { shutdownStarted } from '../graceful-shutdown.ts';
import { createLeaseHolder, LEASE_SECONDS, releaseLease, takeLease } from './lease.ts';

/** Milliseconds between two renewals of the lease, or two attempts to take it. */
const LOOK_EVERY_MS = 5_000;

const running = new WeakSet<Payload>();

/** Whether this process runs the jobs now. */
export const isJobRunner = (payload: Payload): boolean => running.has(payload);

/**
 * Runs the jobs in one of several processes with CMS_RUN_JOBS; the others wait, log it, and take over within 15 s. `start` starts the background
 * work and returns a function that stops it.
 */
export function runWhileLeased(payload: Payload, start: () => () => void): void {
  const own = createLeaseHolder();
  let stop: (() => void) | undefined;
  let leasedUntilMs = 0;
  let hasSaidThatItWaits = false;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  function begin(): void {
    if (stop) return;
    payload.logger.info('The jobs run in this process');
    running.add(payload);
    stop = start();
  }
  function end(): void {
    running.delete(payload);
    stop?.();
    stop = undefined;
  }
  async function poll(): Promise<void> {
    const askedAtMs = performance.now();
    try {
      const isLeased = await takeLease(payload, own);
      leasedUntilMs = isLeased ? askedAtMs + LEASE_SECONDS * 1_000 : 0;
      if (!isLeased && !hasSaidThatItWaits) {
        hasSaidThatItWaits = true;
        payload.logger.warn('Another process runs the jobs; this one waits for its end. CMS_RUN_JOBS=1 is meant for one process');
      }
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The lease of the jobs could not be asked for' });
    }
    if (isEnding) return;
    if (performance.now() < leasedUntilMs) begin();
    else end();
    timer = setTimeout(() => void poll(), LOOK_EVERY_MS).unref();
  }
  shutdownStarted.subscribe(() => {
    isEnding = true;
    clearTimeout(timer);
    const hadLease = stop !== undefined;
    end();
    if (hadLease)
      releaseLease(payload, own).catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: 'The lease of the jobs runs out by itself' }),
      );
  });
  void poll();
}
