import { channel } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { closeServer } from '@liget/content-api/close-server';
import * as z from 'zod';

/** Tells endless responses, such as event streams, to end. A named channel, because a bundle may contain this module twice. */
export const shutdownStarted = channel('liget.shutdown');

let isStarted = false;
shutdownStarted.subscribe(() => {
  isStarted = true;
});

/** Whether the shutdown has begun, so that no endless response may start. */
export const isShuttingDown = (): boolean => isStarted;

/** Node's diagnostics channel, which gives the server of each request; Next does not expose it. */
const requestStarted = channel('http.server.request.start');
const ServedRequest = z.object({ server: z.custom<Server>((server) => typeof server === 'object') });

/**
 * Ends this process at SIGTERM and SIGINT without cutting requests: event streams end at once, other requests have six seconds. Needs
 * NEXT_MANUAL_SIG_HANDLE, so that Next does not handle the signals; without it only the streams end, for which Next would wait.
 */
export function registerGracefulShutdown(): void {
  const servers = new Set<Server>();
  const onRequest = (message: unknown) => {
    const served = ServedRequest.safeParse(message);
    if (!served.success) return;
    servers.add(served.data.server);
    // There is only one server: no need to look at further requests.
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
