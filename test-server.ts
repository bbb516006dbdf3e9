import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Starts a test's server on a free port of this machine, which it returns. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** The origin of a test's server, which it starts. */
export const startAtOrigin = async (server: Server): Promise<string> => `http://127.0.0.1:${await listenOnFreePort(server)}`;

/** A port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}
