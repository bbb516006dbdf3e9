import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { UPLOAD_BODY_BYTES } from '../proxy/proxy-limits.ts';

interface Limits {
  maxBytes: number;
  maxMs: number;
}

/** A proxy in front sends the rest within a second; a slow direct client may lose the answer. */
const LIMITS: Limits = { maxBytes: UPLOAD_BODY_BYTES, maxMs: 10_000 };

/** Reads and discards the body until it is complete, the client disconnects, or a limit is reached. */
async function discardRest(body: IncomingMessage, { maxBytes, maxMs }: Limits): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxMs);
  let remainingBytes = maxBytes;
  const count = (part: Buffer) => {
    remainingBytes -= part.length;
    if (remainingBytes < 0) resolve();
  };
  body
    .on('data', count)
    .once('end', resolve)
    .once('close', resolve)
    .once('error', () => resolve())
    .resume();
  await promise;
  clearTimeout(timer);
  body.off('data', count);
}

/** Sends the answer at once and ends it after the rest of the request was discarded. */
async function* answerWhileDiscarding(answer: Buffer, body: IncomingMessage, limits: Limits): AsyncGenerator<Buffer> {
  yield answer;
  await discardRest(body, limits);
}

const answerMs = new WeakMap<FastifyReply, number>();

/** Milliseconds until a request was answered, without the time for discarding the rest of its body. */
export const getAnswerMs = (reply: FastifyReply): number => answerMs.get(reply) ?? reply.elapsedTime;

/**
 * Lingering close (RFC 9112, 9.6). Without it Node closes the connection as soon as the answer is sent; further data of the client then cause a
 * reset, and a client that writes before it reads, such as a proxy, never sees the answer. Not for clients that were too slow already.
 */
export function registerBodyDrop(app: FastifyInstance, limits: Limits = LIMITS): void {
  app.addHook('onSend', async ({ raw }, reply, payload: unknown) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isBodyRead = raw.complete || raw.readableEnded || raw.destroyed;
    if (!isText || reply.getHeader('connection') !== 'close' || reply.statusCode === 408 || isBodyRead) return payload;
    const answer = Buffer.from(payload);
    answerMs.set(reply, reply.elapsedTime);
    reply.header('content-length', answer.length);
    return Readable.from(answerWhileDiscarding(answer, raw, limits), { objectMode: false });
  });
}
