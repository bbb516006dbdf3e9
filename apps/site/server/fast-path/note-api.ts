import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, Transform } from 'node:stream';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import { isNotModified } from '@liget/content-api/validators';
import { MINUTE_MS } from '@liget/park/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastAnswers } from './answers.ts';

interface Options {
  answers: FastAnswers;
  revision: () => number | null;
  /** Takes a call from the client's limit. */
  admit?: ((request: IncomingMessage) => Promise<boolean>) | undefined;
  clock?: () => number;
}

const CONTENT_API = /^\/api\/(?:hu|en)\/[^?]/;
/** The Cache-Control of public answers of the content service. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** Size limit of a stored answer, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Headers on which the content service's answer may depend. */
const PERSONAL_HEADERS = ['cookie', 'authorization', 'origin'] as const;
/** Headers that are not sent with a 304. */
const BODY_HEADERS = ['content-type', 'content-encoding', 'content-length'];

const isPersonal = (headers: IncomingMessage['headers']) => PERSONAL_HEADERS.some((name) => headers[name] !== undefined);
const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Registers public answers of the content service that pass through a scope. They are valid for the content revision and the minute of the request,
 * and until anything is written through the scope, because that may be a publication that this process does not know of yet.
 */
export function registerApiNotes(scope: FastifyInstance, { answers, revision, admit, clock = Date.now }: Options): void {
  let writes = 0;
  const stateAtRequest = new WeakMap<FastifyRequest, { revision: number | null; minute: number; writes: number }>();
  const getState = () => ({ revision: revision(), minute: Math.floor(clock() / MINUTE_MS), writes });
  type State = ReturnType<typeof getState>;
  const isSame = (a: State, b: State) => a.revision === b.revision && a.minute === b.minute && a.writes === b.writes;

  function note(request: FastifyRequest, reply: FastifyReply, since: State, body: Buffer): void {
    const etag = String(reply.getHeader('etag'));
    if (!isSame(since, getState()) || reply.getHeader(CONTENT_REVISION_HEADER) !== String(since.revision)) return;
    const all = Object.entries(reply.getHeaders());
    answers.note(request, {
      headers: Object.fromEntries(all.filter(([name]) => !BODY_HEADERS.includes(name))),
      bodyHeaders: Object.fromEntries(all.filter(([name]) => BODY_HEADERS.includes(name))),
      body: () => body,
      ownBytes: body.length,
      isCurrent: () => isSame(since, getState()),
      isForRouter: isPersonal,
      isNotModified: (headers) =>
        headers['if-none-match'] !== undefined && isNotModified({ 'if-none-match': headers['if-none-match'] }, etag),
      ...(admit && { admit }),
    });
  }

  scope.addHook('onRequest', async (request) => {
    if (isReading(request.method)) stateAtRequest.set(request, getState());
    else writes += 1;
  });
  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isReading(request.method)) writes += 1;
    const since = stateAtRequest.get(request);
    const isPublic = request.method === 'GET' && CONTENT_API.test(request.url) && !isPersonal(request.headers);
    const length = Number(reply.getHeader('content-length') ?? Number.NaN);
    const isCacheable =
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') === PUBLIC_CACHE_CONTROL &&
      reply.hasHeader('etag') &&
      length <= MAX_BODY_BYTES;
    if (!since || since.revision === null || !isPublic || !isCacheable || !(payload instanceof Readable)) return payload;
    const parts: Buffer[] = [];
    const copying = new Transform({
      transform(part: Buffer, _, done) {
        parts.push(part);
        done(null, part);
      },
      flush(done) {
        const body = Buffer.concat(parts);
        if (body.length === length) note(request, reply, since, body);
        done();
      },
    });
    // An error ends the answer, as it would without the copy.
    return pipeline(payload, copying, () => {});
  });
}
