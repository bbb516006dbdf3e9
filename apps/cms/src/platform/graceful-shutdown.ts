import { channel } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { closeServer } from '@liget/content-api/close-server';
import * as z from 'zod';

/** Tells what would go on for ever, such as event streams, to end. By name, because a bundle may hold this module twice. */
export const shutdownStarted = channel('liget.shutdown');

let isStarted = false;
shutdownStarted.subscribe(() => {
  isStarted = true;
});

/** Whether nothing that would go on for ever may begin any more. */
export const isShuttingDown = (): boolean => isStarted;

/** Node's own: each request with its server, which Next shows to nobody. */
const requestStarted = channel('http.server.request.start');
const ServedRequest = z.object({ server: z.custom<Server>((server) => typeof server === 'object') });

/**
 * Ends this process at SIGTERM and SIGINT without cutting a request that has arrived: event streams end at once, what is under way has six
 * seconds. Needs NEXT_MANUAL_SIG_HANDLE, by which Next leaves the signals alone; without it only the streams are ended, which Next would wait for.
 */
export function registerGracefulShutdown(): void {
  const servers = new Set<Server>();
  const onRequest = (message: unknown) => {
    const served = ServedRequest.safeParse(message);
    if (!served.success) return;
    servers.add(served.data.server);
    // There is one; what follows need not look at each request.
    requestStarted.unsubscribe(onRequest);
  };
  requestStarted.subscribe(onRequest);
  const isOurs = Boolean(process.env['NEXT_MANUAL_SIG_HANDLE']);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      shutdownStarted.publish({});
      if (isOurs) void Promise.all([...servers].map((server) => closeServer(server))).then(() => process.exit(0));
    });
  }
}
