import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

export interface ClosingTimes {
  /** Milliseconds in which requests are still taken, while `isClosing` is true: whoever chooses among servers looks elsewhere meanwhile. */
  drainMs?: number | undefined;
  /** Milliseconds that what is under way then has to finish: with the rest of the end, less than the 10 s after which a supervisor kills. */
  graceMs?: number | undefined;
}
/** Where nothing else is said; deploy/systemd and deploy/docker wait for longer than both together. */
export const DRAIN_MS = 500;
export const GRACE_MS = 6_000;
const IDLE_CHECK_MS = 100;

const closing = new WeakSet<Server>();

/** Whether the server takes no more connections. */
export const isClosing = (server: Server): boolean => closing.has(server);

/** What came while the process was busy is still with the system, which hands over few connections at a time. */
async function acceptWhatHasCome(server: Server, untilMs: number): Promise<void> {
  let isNew = true;
  const note = () => {
    isNew = true;
  };
  server.on('connection', note);
  while (isNew && performance.now() < untilMs) {
    isNew = false;
    // One turn accepts, the next one reads.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}

/**
 * Takes no more connections, lets what is under way finish, and cuts off what has not after a while: a slow visitor cannot stretch a restart.
 * Never rejects.
 */
export async function closeServer(server: Server, { drainMs = DRAIN_MS, graceMs = GRACE_MS }: ClosingTimes = {}): Promise<void> {
  closing.add(server);
  // Nobody is to send another request over a connection that is about to close.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await wait(drainMs);
  await acceptWhatHasCome(server, performance.now() + graceMs / 2);
  const closed = new Promise<void>((resolve) => {
    // Rejects a server that never listened, which is as good.
    server.close(() => resolve());
  });
  // A connection that has its answer waits for the next question.
  const idle = setInterval(() => void nextTurn().then(() => server.closeIdleConnections()), IDLE_CHECK_MS);
  const end = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
