import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { isClosing } from '@liget/content-api/close-server';
import { isNotModified } from '@liget/content-api/validators';
import * as z from 'zod';
import { acceptsEncoding } from '../built-files/accepted-encodings.ts';
import { answerBuiltFilesBefore, listBuiltFiles } from '../built-files/built-files.ts';

/** A public question, by its address as it was written. */
export interface DirectQuestion {
  url: string;
  takesGzip: boolean;
}

/** An answer as it is sent. Headers are names and values in turn. */
export interface DirectAnswer {
  status: number;
  etag: string | null;
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
}

type AnswerQuestion = (question: DirectQuestion) => Promise<DirectAnswer | null>;

declare global {
  /** A bundle holds the content API and what starts with the server apart; they meet here. */
  var ligetContentApi: AnswerQuestion | undefined;
}

/** Says who answers; the last one does. */
export function offerDirectAnswers(answering: AnswerQuestion): void {
  globalThis.ligetContentApi = answering;
}

const CONTENT_API = /^\/api\/(?:hu|en)\//;
/** With one of these a question is somebody's, from another page, or has a body: Next knows what to do. */
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

/** Answers public questions of the content API; everything else, and what went wrong, is Next's. */
export function answerContentApiBefore(next: RequestListener, server: Server): RequestListener {
  const handOn = (request: IncomingMessage, response: ServerResponse) => next(request, response);
  return (request, response) => {
    const answering = globalThis.ligetContentApi;
    if (!answering || !isPublic(request) || isClosing(server)) return handOn(request, response);
    const question = { url: request.url ?? '', takesGzip: acceptsEncoding(request.headers['accept-encoding'], 'gzip', 'x-gzip') };
    return void answering(question).then(
      (answer) => (answer ? send(request, response, answer) : handOn(request, response)),
      () => handOn(request, response),
    );
  };
}

/** Node's own: each request with its server, which Next shows to nobody. */
const requestStarted = channel('http.server.request.start');
const Served = z.object({ server: z.custom<Server>((server) => typeof server === 'object') });

/** Puts the content API and the built files in front of Next, in the server that Next has made: it is known from the first request on. */
export async function answerBeforeNext(): Promise<void> {
  // Where Next, too, has it: the service starts in its own folder.
  const files = await listBuiltFiles(path.resolve('.next/static'));
  const onRequest = (message: unknown) => {
    const served = Served.safeParse(message);
    if (!served.success) return;
    requestStarted.unsubscribe(onRequest);
    const { server } = served.data;
    for (const next of server.listeners('request')) {
      server.off('request', next);
      server.on('request', answerBuiltFilesBefore(answerContentApiBefore(next, server), files));
    }
  };
  requestStarted.subscribe(onRequest);
}
