import type { FastifyInstance } from 'fastify';

/** Milliseconds that what is under way has to finish: with the rest of the end, less than the 10 s after which a supervisor kills. */
const GRACE = 6_000;
const IDLE_CHECK = 100;

/** Takes no more connections, lets what is under way finish, and cuts off what has not after a while: a slow visitor cannot stretch a restart. */
export async function closeGently(app: FastifyInstance, grace = GRACE): Promise<void> {
  const { server } = app;
  const closed = new Promise<void>((resolve) => {
    // Rejects a server that never listened, which is as good.
    server.close(() => resolve());
  });
  // A connection that has its answer waits for the next question, which nobody will read any more.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
  // Only now: this also ends the connections to the content service.
  await app.close();
}
