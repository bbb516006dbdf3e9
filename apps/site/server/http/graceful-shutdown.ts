import { type ClosingTimes, closeServer } from '@liget/content-api/close-server';
import type { FastifyInstance } from 'fastify';

/** Closes the site without cutting requests that have arrived. */
export async function shutDownGracefully(app: FastifyInstance, times?: ClosingTimes): Promise<void> {
  await closeServer(app.server, times);
  // Last, because it also closes the connections to the content service.
  await app.close();
}
