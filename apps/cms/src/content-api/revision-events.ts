import type { Payload } from 'payload';
import { currentRevision, readRevision } from './revision.ts';

/** Milliseconds between two looks at the revision while somebody listens. */
const LOOK_EVERY = 200;
/** Milliseconds between comment lines that keep proxies from closing a quiet connection. */
const HEARTBEAT_EVERY = 15_000;

type Listener = (revision: number) => void;

interface Watch {
  listeners: Set<Listener>;
  timer: NodeJS.Timeout | undefined;
  last: number | undefined;
}

const watches = new WeakMap<Payload, Watch>();

function watchOf(payload: Payload): Watch {
  const known = watches.get(payload);
  if (known) return known;
  const made: Watch = { listeners: new Set(), timer: undefined, last: undefined };
  watches.set(payload, made);
  return made;
}

async function look(payload: Payload, watch: Watch): Promise<void> {
  try {
    const revision = await readRevision(payload);
    if (watch.last !== revision) {
      watch.last = revision;
      for (const listener of watch.listeners) listener(revision);
    }
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The content revision could not be read' });
  }
  if (watch.listeners.size > 0) watch.timer = setTimeout(() => void look(payload, watch), LOOK_EVERY);
  else watch.timer = undefined;
}

/**
 * Calls `listener` whenever the database holds another revision than before; one look serves all listeners, and nobody looks when nobody
 * listens. It sees what other processes published, and only after their commit. Returns how to stop.
 */
export function onRevision(payload: Payload, listener: Listener): () => void {
  const watch = watchOf(payload);
  watch.listeners.add(listener);
  watch.timer ??= setTimeout(() => void look(payload, watch), LOOK_EVERY);
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watch.timer = undefined;
    watch.last = undefined;
  };
}

/** Server-sent events: `data: {"revision": N}` at once and at every change. Ends when the client goes. */
export async function revisionEvents(payload: Payload, signal: AbortSignal | undefined): Promise<Response> {
  const first = await currentRevision(payload);
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let told = -1;
      const tell: Listener = (revision) => {
        if (revision === told) return;
        told = revision;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ revision })}\n\n`));
      };
      tell(first);
      const unlisten = onRevision(payload, tell);
      const heartbeat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), HEARTBEAT_EVERY);
      let over = false;
      const end = () => {
        if (over) return;
        over = true;
        clearInterval(heartbeat);
        unlisten();
        controller.close();
      };
      stop = () => {
        over = true;
        clearInterval(heartbeat);
        unlisten();
      };
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end, { once: true });
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform` keeps compressors, and the other one nginx, from holding events back.
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
      'X-Content-Revision': String(first),
    },
  });
}
