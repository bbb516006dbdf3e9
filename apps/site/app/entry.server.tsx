import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { type RequestContext, requestContext } from './content/context.ts';

/** The server's data for every loader; exported because the server is not part of this bundle. */
export function createLoadContext(values: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, values);
  return context;
}

/** The router that the bundle itself uses: in development Vite and Node may resolve different copies of it. */
export { createRequestHandler };

/** Collects a rendered page as text in a Node stream, which costs less than a web stream. */
function collect(resolve: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts).toString('utf8'));
      done();
    },
  });
}

/** Renders the whole page before sending: visitors without JavaScript and cached pages must not depend on late chunks. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collect(resolve)),
      onShellError: reject,
      onError(error: unknown) {
        failed = true;
        handleError(error, { request });
      },
    });
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
  return new Response(html, { status: failed && status < 400 ? 500 : status, headers });
}

/** Logs what is wrong with the software. A refused request is none, and its sender must not write into the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
