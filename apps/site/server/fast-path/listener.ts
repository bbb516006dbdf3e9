import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isClosing } from '@liget/content-api/close-server';
import { limitPipelining } from '@liget/content-api/limit-pipelining';
import type { FastifyServerFactory } from 'fastify';
import type { SentAnswer } from '../metrics/metrics.ts';
import { createFastAnswers, type FastAnswer, type FastAnswers, getAnswerKey } from './answers.ts';

/** A request with one of these headers goes to the router. */
const FOR_ROUTER = ['range', 'if-range', 'if-match', 'if-unmodified-since', 'content-length', 'transfer-encoding', 'expect'] as const;

interface Options {
  answers: FastAnswers;
  router: RequestListener;
  isClosing: () => boolean;
  /** Called for each sent answer. */
  measure: (answered: SentAnswer) => void;
}

interface Sending extends Pick<Options, 'measure'> {
  answer: FastAnswer;
  body: Buffer;
}

function send(request: IncomingMessage, response: ServerResponse, { answer, body, measure }: Sending): void {
  const since = performance.now();
  const id = randomUUID();
  const { method = 'GET', url = '/' } = request;
  const isNotModified = answer.isNotModified(request.headers);
  const status = isNotModified ? 304 : 200;
  const headers = isNotModified ? answer.notModifiedHeaders : answer.headers;
  headers[1] = id;
  response.once('finish', () => measure({ id, method, url, status, source: answer.source, ms: performance.now() - since }));
  response.writeHead(status, headers);
  response.end(isNotModified || method === 'HEAD' ? undefined : body);
}

/** Sends stored answers that are still current; all other requests go to the router. */
export function createListener({ answers, router, isClosing, measure }: Options): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || isClosing() || FOR_ROUTER.some((name) => headers[name] !== undefined)) return router(request, response);
    const answer = answers.find(getAnswerKey(request));
    const body = answer?.body();
    if (!answer || !body || answer.isForRouter(headers)) return router(request, response);
    if (!answer.admit) return send(request, response, { answer, body, measure });
    return void answer
      .admit(request)
      .then((isAdmitted) =>
        isAdmitted && answer.isCurrent() ? send(request, response, { answer, body, measure }) : router(request, response),
      );
  };
}

/** Creates the router's server with Fastify's timeouts and the fast path in front of the router. */
export function createFastPath() {
  const answers = createFastAnswers();
  let main: Server | undefined;
  let measure: Options['measure'] = () => {};
  const createAppServer: FastifyServerFactory = (router, times) => {
    const isMainClosing = () => main !== undefined && isClosing(main);
    const listener = createListener({ answers, router, isClosing: isMainClosing, measure: (answered) => measure(answered) });
    const limited = limitPipelining(listener);
    const server = createServer(limited);
    // Node refuses an unknown expectation itself, without our headers; a server may ignore it (RFC 9110, 10.1.1).
    server.on('checkExpectation', limited);
    for (const name of ['keepAliveTimeout', 'requestTimeout', 'maxRequestsPerSocket'] as const) {
      const value = times[name];
      // Without a limit in Fastify, Node's default applies.
      if (typeof value === 'number' && value > 0) server[name] = value;
    }
    // 'localhost' has a second server for the other address family, which is closed with this one.
    main ??= server;
    return server;
  };
  return {
    answers,
    serverFactory: createAppServer,
    /** Sets the function that counts and logs answers. */
    measureBy(onAnswer: Options['measure']): void {
      measure = onAnswer;
    },
  };
}
