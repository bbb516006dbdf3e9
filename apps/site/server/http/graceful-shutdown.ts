import { type ClosingTimes, closeServer } from '@liget/content-api/close-server';
import type { FastifyInstance } from 'fastify';

/** Ends the site without cutting a request that has arrived. */
export async function shutDownGracefully(app: FastifyInstance, times?: ClosingTimes): Promise<void> {
  await closeServer(app.server, times);
  // Only now: this also ends the connections to the content service.
  await app.close();
}
