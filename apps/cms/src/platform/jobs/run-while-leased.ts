import type { Payload } from 'payload';
import { shutdownStarted } from '../graceful-shutdown.ts';
import { createLeaseHolder, LEASE_SECONDS, releaseLease, takeLease } from './lease.ts';

/** Milliseconds between two renewals of the lease, or two attempts to take it. */
const RENEW_INTERVAL_MS = 5_000;

/**
 * Jobs that a process began and did not end: it was killed. Payload would consider them running for ever, and begin no nightly job beside such a
 * one. All jobs of this project may be repeated.
 */
async function giveBackJobs(payload: Payload): Promise<void> {
  const jobs = await payload.db.updateJobs({ where: { processing: { equals: true } }, data: { processing: false } });
  if (jobs?.length) payload.logger.warn(`${jobs.length} jobs that another process had begun are done again`);
}

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
  let hasLoggedWaiting = false;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  /** Whether a process before this one may have left jobs that it began. */
  let mayHaveUnfinishedJobs = true;

  async function begin(): Promise<void> {
    if (stop) return;
    if (mayHaveUnfinishedJobs) await giveBackJobs(payload);
    mayHaveUnfinishedJobs = false;
    if (isEnding) return;
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
      mayHaveUnfinishedJobs ||= !isLeased;
      if (!isLeased && !hasLoggedWaiting) {
        hasLoggedWaiting = true;
        payload.logger.warn('Another process runs the jobs; this one waits for its end. CMS_RUN_JOBS=1 is meant for one process');
      }
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'Job lease unavailable' });
    }
    if (isEnding) return;
    if (performance.now() < leasedUntilMs)
      await begin().catch((error: unknown) => payload.logger.warn({ err: error, msg: 'The jobs could not be begun; tried again' }));
    else end();
    if (isEnding) return;
    timer = setTimeout(() => void poll(), RENEW_INTERVAL_MS).unref();
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
