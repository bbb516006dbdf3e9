import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

export interface ClosingTimes {
  /** Milliseconds in which requests are still accepted while `isClosing` is true, so that load balancers choose another server. */
  drainMs?: number | undefined;
  /** Milliseconds for open requests to finish; with the rest of the shutdown less than the 10 s after which a supervisor kills the process. */
  forceCloseAfterMs?: number | undefined;
}

/** Defaults; deploy/systemd and deploy/docker wait longer than both together. */
export const DRAIN_MS = 500;
export const FORCE_CLOSE_AFTER_MS = 6_000;
const IDLE_CHECK_MS = 100;

const closing = new WeakSet<Server>();

/** Whether the server has begun to close. It still accepts requests for `drainMs`. */
export const isClosing = (server: Server): boolean => closing.has(server);

/** Accepts connections that arrived while the process was busy; the system hands over only a few at a time. */
async function acceptWhatHasCome(server: Server, untilMs: number): Promise<void> {
  let isNew = true;
  const note = () => {
    isNew = true;
  };
  server.on('connection', note);
  while (isNew && performance.now() < untilMs) {
    isNew = false;
    // One turn of the event loop accepts, the next one reads.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}

/**
 * Stops accepting connections after `drainMs`, lets open requests finish, and cuts off those that take too long, so that a slow client cannot delay a restart.
 * Never rejects.
 */
export async function closeServer(
  server: Server,
  { drainMs = DRAIN_MS, forceCloseAfterMs = FORCE_CLOSE_AFTER_MS }: ClosingTimes = {},
): Promise<void> {
  closing.add(server);
  // Clients must not send another request over a connection that is about to close.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await wait(drainMs);
  await acceptWhatHasCome(server, performance.now() + forceCloseAfterMs / 2);
  const closed = new Promise<void>((resolve) => {
    // Ignores the error of a server that never listened.
    server.close(() => resolve());
  });
  // Idle keep-alive connections are closed as they become idle.
  const idle = setInterval(() => void nextTurn().then(() => server.closeIdleConnections()), IDLE_CHECK_MS);
  const end = setTimeout(() => server.closeAllConnections(), forceCloseAfterMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
