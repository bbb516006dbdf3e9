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

const encoder = new TextEncoder();

/** Server-sent events: `data: {"revision": N}` at once and at every change. Ends when the client goes. */
export async function revisionEvents(payload: Payload, signal: AbortSignal | undefined): Promise<Response> {
  const first = await currentRevision(payload);
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let told: number | undefined;
      /** A stream that was closed under us throws; that must reach neither the other listeners nor the process. */
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop();
        }
      };
      const tell: Listener = (revision) => {
        if (revision === told) return;
        told = revision;
        send(`data: ${JSON.stringify({ revision })}\n\n`);
      };
      const unlisten = onRevision(payload, tell);
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_EVERY);
      const end = () => {
        stop();
        controller.close();
      };
      stop = () => {
        clearInterval(heartbeat);
        unlisten();
        signal?.removeEventListener('abort', end);
      };
      signal?.addEventListener('abort', end, { once: true });
      tell(first);
      if (signal?.aborted) end();
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
    },
  });
}
