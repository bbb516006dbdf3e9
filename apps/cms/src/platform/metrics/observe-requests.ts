import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnMachine } from '@liget/content-api/client-address';
import * as z from 'zod';
import { getMetrics, type Metrics } from './metrics.ts';

/** Node's diagnostics channels of every incoming request and every sent response. */
const requestStarted = channel('http.server.request.start');
const responseFinished = channel('http.server.response.finish');
const Started = z.object({ request: z.instanceof(IncomingMessage) });
const Finished = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

const CALLER = 'x-liget-caller';
const OWN_MACHINE = 'own-machine';

/** Whether the request came from this machine without a proxy. Works only for requests that `observeRequests` has seen. */
export const isFromOwnMachine = (headers: Headers): boolean => headers.get(CALLER) === OWN_MACHINE;

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['content-api', /^\/api\/(?:hu|en)(?:[/?]|$)/],
  ['editors-api', /^\/api(?:[/?]|$)/],
  ['admin', /^\/(?:admin|_next)(?:[/?]|$)/],
];
const getKind = (url = '/') => KINDS.find(([, path]) => path.test(url))?.[0] ?? 'other';

/**
 * Counts responses of this process, and sets a header on each request (overwriting a received one) that says whether it comes from this machine,
 * because Next does not expose the connection. Returns a function that stops it.
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
