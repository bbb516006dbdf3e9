import type { ServerResponse } from 'node:http';
import { GALLERY_ARCHIVE_PATH } from '@liget/content-api/api-paths';
import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance } from 'fastify';
import { callWhenClosed } from '../call-when-closed.ts';
import { createSlots } from '../limits/slots.ts';
import { refuse } from './proxy-guard.ts';

/** The archive of a gallery: some hundred megabytes, read from disk while it is sent. */
const ARCHIVE = new RegExp(String.raw`^/api/[^/?]+${GALLERY_ARCHIVE_PATH.replace(':slug', '[^/?]+')}(?:\?|$)`);
const SLOTS = { atOnce: 16, queue: 0, waitMs: 0 };
const SLOTS_PER_CLIENT = 2;
const BUSY = { code: 'busy', message: 'Too many downloads are under way; try again in a moment.' };

/** How slowly an archive may be read: a connection that takes less in a period is ended. */
export const READING_PACE = { periodMs: 60_000, bytesPerPeriod: 256 * 1024 };

function endWhenSlow(response: ServerResponse, { periodMs, bytesPerPeriod }: typeof READING_PACE): void {
  const { socket } = response;
  if (!socket) return;
  const getReceivedBytes = () => socket.bytesWritten - socket.writableLength;
  let receivedBytes = getReceivedBytes();
  const timer = setInterval(() => {
    const now = getReceivedBytes();
    if (now - receivedBytes < bytesPerPeriod) socket.destroy();
    receivedBytes = now;
  }, periodMs);
  timer.unref();
  callWhenClosed(response, () => clearInterval(timer));
}

interface Options {
  /** Whether slots are limited per client; false if all requests come from one trusted address. */
  isPerClient: boolean;
  pace: typeof READING_PACE;
}

/** Prevents slow or stalled readers from occupying all downloads of galleries. */
export function registerArchiveLimits(scope: FastifyInstance, { isPerClient, pace }: Options): void {
  const slots = createSlots({ ...SLOTS, ...(isPerClient && { perClient: SLOTS_PER_CLIENT }) });
  scope.addHook('onRequest', async (request, reply) => {
    if (!ARCHIVE.test(request.url)) return;
    const release = await slots.acquire(getClientKey(request.ip));
    if (!release) {
      await refuse(reply.header('retry-after', '30'), 503, BUSY);
      return;
    }
    callWhenClosed(reply.raw, release);
    endWhenSlow(reply.raw, pace);
  });
}
