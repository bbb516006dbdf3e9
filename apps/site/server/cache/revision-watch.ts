import { REVISION_EVENTS_PATH } from '@liget/content-api/api-paths';
import { cancelBody } from '@liget/content-api/cancel-body';
import { createDraftCredential } from '@liget/content-api/preview';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';

interface Options {
  origin: string;
  /** The site authenticates for the stream with a credential derived from this secret. */
  previewSecret?: string | undefined;
  onRevision: (revision: number | null) => void;
  log: (message: string) => void;
  fetch?: typeof globalThis.fetch;
}

/** `null` while the content service cannot read it, because its database is down. */
const Revision = z.object({ revision: z.number().int().nonnegative().nullable() });
const RETRY_MS = 500;
/** Heartbeats come every 5 s; a stream silent for longer than this many milliseconds is dead. */
const MAX_SILENCE_MS = 16_000;

/**
 * Follows the content service's revision by its event stream and reconnects when the stream ends. Between two streams the revision is unknown
 * (`null`), and cached contents must be revalidated. Returns a function that stops it.
 */
export function watchRevision({ origin, previewSecret, onRevision, log, fetch = globalThis.fetch }: Options): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected: boolean | undefined;

  function setConnected(next: boolean): void {
    if (connected !== next) log(next ? 'content service: connected' : 'content service: not reachable, trying again');
    connected = next;
  }

  async function follow(): Promise<void> {
    const silence = new AbortController();
    let silenceTimer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
    try {
      const response = await fetch(new URL(`/api/hu${REVISION_EVENTS_PATH}`, origin), {
        headers: {
          accept: 'text/event-stream',
          ...(previewSecret ? { authorization: `Bearer ${createDraftCredential(previewSecret)}` } : {}),
        },
        signal: AbortSignal.any([stop.signal, silence.signal]),
      });
      if (!response.ok || !response.body) {
        await cancelBody(response);
        throw new Error(`status ${response.status}`);
      }
      const restartSilenceTimer = () => {
        clearTimeout(silenceTimer);
        silenceTimer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
      };
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        // Heartbeats are comments.
        .pipeThrough(new EventSourceParserStream({ onComment: restartSilenceTimer }));
      for await (const { data } of events) {
        restartSilenceTimer();
        const parsed = Revision.safeParse(JSON.parse(data));
        if (!parsed.success) continue;
        setConnected(true);
        onRevision(parsed.data.revision);
      }
    } finally {
      clearTimeout(silenceTimer);
    }
  }

  async function run(): Promise<void> {
    try {
      await follow();
    } catch {
      // The next attempt reports it.
    }
    if (stop.signal.aborted) return;
    onRevision(null);
    setConnected(false);
    timer = setTimeout(() => void run(), RETRY_MS);
  }

  void run();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
