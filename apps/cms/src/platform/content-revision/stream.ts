import type { Payload } from 'payload';
import { shutdownStarted } from '../graceful-shutdown.ts';
import { getCurrentRevision, readRevision } from './revision.ts';

/** Milliseconds between two reads of the revision while there are listeners; longer while the database is away. */
const POLL_INTERVAL_MS = 200;
const POLL_INTERVAL_IN_OUTAGE_MS = 1_000;
/** Milliseconds between comment lines, which tell the site that this process is alive. */
const HEARTBEAT_INTERVAL_MS = 5_000;

/** `null` while the database is away. */
type Listener = (revision: number | null) => void;

interface Watch {
  listeners: Set<Listener>;
  /** The next read; there is none while one is under way. */
  timer: NodeJS.Timeout | undefined;
  isReading: boolean;
  last: number | null | undefined;
}

const watches = new WeakMap<Payload, Watch>();

function getWatch(payload: Payload): Watch {
  const existing = watches.get(payload);
  if (existing) return existing;
  const watch: Watch = { listeners: new Set(), timer: undefined, isReading: false, last: undefined };
  watches.set(payload, watch);
  return watch;
}

/** Plans the next read, if there are listeners. The only place that does, so that there is never a second loop. */
function planRead(payload: Payload, watch: Watch, delayMs: number): void {
  if (watch.listeners.size === 0 || watch.isReading || watch.timer) return;
  watch.timer = setTimeout(() => {
    watch.timer = undefined;
    void poll(payload, watch);
  }, delayMs);
}

async function poll(payload: Payload, watch: Watch): Promise<void> {
  watch.isReading = true;
  const revision = await readRevision(payload).catch((error: unknown) => {
    // Log it once and not at every read.
    if (watch.last !== null) payload.logger.error({ err: error, msg: 'The content revision cannot be read' });
    return null;
  });
  watch.isReading = false;
  if (watch.listeners.size === 0) return;
  if (watch.last === null && revision !== null) payload.logger.info('The content revision can be read again');
  if (watch.last !== revision) {
    watch.last = revision;
    for (const listener of watch.listeners) listener(revision);
  }
  planRead(payload, watch, revision === null ? POLL_INTERVAL_IN_OUTAGE_MS : POLL_INTERVAL_MS);
}

/**
 * Calls `listener` when the revision in the database has changed; one read serves all listeners, and there are no reads without listeners. It
 * sees publications of other processes, after their commit. Returns a function that stops it.
 */
export function onRevision(payload: Payload, listener: Listener): () => void {
  const watch = getWatch(payload);
  watch.listeners.add(listener);
  planRead(payload, watch, POLL_INTERVAL_MS);
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watch.timer = undefined;
    watch.last = undefined;
  };
}

const encoder = new TextEncoder();

/**
 * Server-sent events: `data: {"revision": N}` at once and at every change, `null` while the database is away. Ends when the client disconnects
 * or this process stops.
 */
export async function streamRevisions(payload: Payload, signal: AbortSignal | undefined): Promise<Response> {
  const first = await getCurrentRevision(payload);
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let lastSent: number | null | undefined;
      /** Writing to a closed stream throws; the error must not reach other listeners or end the process. */
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop();
        }
      };
      const sendRevision: Listener = (revision) => {
        if (revision === lastSent) return;
        lastSent = revision;
        send(`data: ${JSON.stringify({ revision })}\n\n`);
      };
      const unlisten = onRevision(payload, sendRevision);
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_INTERVAL_MS);
      const end = () => {
        stop();
        controller.close();
      };
      stop = () => {
        clearInterval(heartbeat);
        unlisten();
        shutdownStarted.unsubscribe(end);
        signal?.removeEventListener('abort', end);
      };
      signal?.addEventListener('abort', end, { once: true });
      shutdownStarted.subscribe(end);
      sendRevision(first);
      if (signal?.aborted) end();
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform` prevents compression and the other header prevents buffering by nginx, which would delay events.
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
