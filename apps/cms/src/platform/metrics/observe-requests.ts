import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnMachine } from '@liget/content-api/client-address';
import * as z from 'zod';
import { getMetrics, type Metrics } from './metrics.ts';

/** Node's own, of every request before anybody handles it and every answer that was sent. */
const requestStarted = channel('http.server.request.start');
const responseFinished = channel('http.server.response.finish');
const Started = z.object({ request: z.instanceof(IncomingMessage) });
const Finished = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

const CALLER = 'x-liget-caller';
const OWN_MACHINE = 'own-machine';

/** Whether the request came from this machine and through no proxy. Only a request that was observed is known to. */
export const isFromOwnMachine = (headers: Headers): boolean => headers.get(CALLER) === OWN_MACHINE;

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['content-api', /^\/api\/(?:hu|en)(?:[/?]|$)/],
  ['editors-api', /^\/api(?:[/?]|$)/],
  ['admin', /^\/(?:admin|_next)(?:[/?]|$)/],
];
const getKind = (url = '/') => KINDS.find(([, path]) => path.test(url))?.[0] ?? 'other';

/**
 * Counts the answers of this process, and notes in a header of each request, whatever it held before, whether it comes from this machine: Next
 * shows the connection to nobody. Returns how to stop.
 */
export function observeRequests(metrics: Metrics = getMetrics()): () => void {
  const onRequest = (message: unknown) => {
    const started = Started.safeParse(message);
    if (!started.success) return;
    const { headers, socket } = started.data.request;
    const isDirect = isOwnMachine(socket.remoteAddress) && headers['x-forwarded-for'] === undefined;
    headers[CALLER] = isDirect ? OWN_MACHINE : 'elsewhere';
  };
  const onResponse = (message: unknown) => {
    const finished = Finished.safeParse(message);
    if (!finished.success) return;
    const { request, response } = finished.data;
    metrics.answers.inc({ status: response.statusCode, of: getKind(request.url) });
  };
  requestStarted.subscribe(onRequest);
  responseFinished.subscribe(onResponse);
  return () => {
    requestStarted.unsubscribe(onRequest);
    responseFinished.unsubscribe(onResponse);
  };
}
