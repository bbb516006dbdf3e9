import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isClosing } from '@liget/content-api/close-server';
import type { FastifyServerFactory } from 'fastify';
import type { SentAnswer } from '../metrics/metrics.ts';
import { createFastAnswers, type FastAnswer, type FastAnswers, getAnswerKey } from './answers.ts';

/** With one of these a request is for the router, whatever it asks for. */
const FOR_ROUTER = ['range', 'if-range', 'if-match', 'if-unmodified-since', 'content-length', 'transfer-encoding', 'expect'] as const;

interface Options {
  answers: FastAnswers;
  router: RequestListener;
  isClosing: () => boolean;
  /** Is told of each answer when it was sent. */
  measure: (answered: SentAnswer) => void;
}

function send(request: IncomingMessage, response: ServerResponse, answer: FastAnswer, body: Buffer, measure: Options['measure']): void {
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

/**
 * Answers from memory what the router has answered before and would answer the same now; everything else is the router's.
 */
export function createListener({ answers, router, isClosing, measure }: Options): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || isClosing() || FOR_ROUTER.some((name) => headers[name] !== undefined)) return router(request, response);
    const answer = answers.find(getAnswerKey(request));
    const body = answer?.body();
    if (!answer || !body || answer.isForRouter(headers)) return router(request, response);
    if (!answer.admit) return send(request, response, answer, body, measure);
    return void answer
      .admit(request)
      .then((isAdmitted) =>
        isAdmitted && answer.isCurrent() ? send(request, response, answer, body, measure) : router(request, response),
      );
  };
}

/** Where the router's server is made: with the times that Fastify would set, and the fast path in front of the router. */
export function createFastPath() {
  const answers = createFastAnswers();
  let main: Server | undefined;
  let measure: Options['measure'] = () => {};
  const serverFactory: FastifyServerFactory = (router, times) => {
    const isMainClosing = () => main !== undefined && isClosing(main);
    const server = createServer(createListener({ answers, router, isClosing: isMainClosing, measure: (answered) => measure(answered) }));
    for (const name of ['keepAliveTimeout', 'requestTimeout', 'maxRequestsPerSocket'] as const) {
      const value = times[name];
      // Without a bound of Fastify's Node counts none either.
      if (typeof value === 'number' && value > 0) server[name] = value;
    }
    // At 'localhost' there is a second one for the other kind of address, which ends with this one.
    main ??= server;
    return server;
  };
  return {
    answers,
    serverFactory,
    /** Who counts and logs the answers. */
    measureBy(onAnswer: Options['measure']): void {
      measure = onAnswer;
    },
  };
}
