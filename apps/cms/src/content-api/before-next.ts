import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { isClosing } from '@liget/content-api/close-server';
import { limitPipelining } from '@liget/content-api/limit-pipelining';
import { isNotModified } from '@liget/content-api/validators';
import * as z from 'zod';
import { acceptsEncoding } from '../built-files/accepted-encodings.ts';
import { answerBuiltFilesBefore, listBuiltFiles } from '../built-files/built-files.ts';

/** A public request by its URL as sent. */
export interface DirectRequest {
  url: string;
  takesGzip: boolean;
}

/** A response as sent. Headers are alternating names and values. */
export interface DirectAnswer {
  status: number;
  etag: string | null;
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
}

type AnswerDirectly = (directRequest: DirectRequest) => Promise<DirectAnswer | null>;

declare global {
  /** The bundle has separate copies of modules for the content API and for the server's start; this global connects them. */
  var ligetContentApi: AnswerDirectly | undefined;
}

/** Sets the function that answers public requests; it replaces an earlier one. */
export function registerDirectAnswers(answerDirectly: AnswerDirectly): void {
  globalThis.ligetContentApi = answerDirectly;
}

const CONTENT_API = /^\/api\/(?:hu|en)\//;
/** A request with one of these headers has a user, comes from another page or has a body, and goes to Next. */
const FOR_NEXT = ['authorization', 'cookie', 'origin', 'content-length', 'transfer-encoding', 'expect'] as const;

function isPublic({ method, url = '', headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && CONTENT_API.test(url) && FOR_NEXT.every((name) => headers[name] === undefined);
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, answer: DirectAnswer): void {
  const tags = headers['if-none-match'];
  const isUnchanged =
    answer.status === 200 && answer.etag !== null && tags !== undefined && isNotModified({ 'if-none-match': tags }, answer.etag);
  if (isUnchanged) response.writeHead(304, answer.notModifiedHeaders).end();
  else response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
}

/** Answers public requests of the content API; Next gets all others, and those that failed here. */
export function answerContentApiBefore(next: RequestListener, server: Server): RequestListener {
  const passToNext = (request: IncomingMessage, response: ServerResponse) => next(request, response);
  return (request, response) => {
    const answerDirectly = globalThis.ligetContentApi;
    if (!answerDirectly || !isPublic(request) || isClosing(server)) return passToNext(request, response);
    const directRequest = { url: request.url ?? '', takesGzip: acceptsEncoding(request.headers['accept-encoding'], 'gzip', 'x-gzip') };
    return void answerDirectly(directRequest).then(
      (answer) => (answer ? send(request, response, answer) : passToNext(request, response)),
      () => passToNext(request, response),
    );
  };
}

/** Node's diagnostics channel, which gives each request's server; Next does not expose it. */
const requestStarted = channel('http.server.request.start');
const Served = z.object({ server: z.custom<Server>((server) => typeof server === 'object') });

/** Puts the content API and the built files before Next in the server that Next creates, which is known from the first request on. */
export async function answerBeforeNext(): Promise<void> {
  // Relative to the current folder, as for Next: the service starts in its own folder.
  const files = await listBuiltFiles(path.resolve('.next/static'));
  const onRequest = (message: unknown) => {
    const served = Served.safeParse(message);
    if (!served.success) return;
    requestStarted.unsubscribe(onRequest);
    const { server } = served.data;
    for (const next of server.listeners('request')) {
      server.off('request', next);
      server.on('request', limitPipelining(answerBuiltFilesBefore(answerContentApiBefore(next, server), files)));
    }
  };
  requestStarted.subscribe(onRequest);
}
