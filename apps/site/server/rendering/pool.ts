import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RequestContext } from '../../app/content/context.ts';
import type { StoreOptions } from '../../app/content/store.ts';
import type { StoredPage } from '../stored-page.ts';

export interface WorkerSettings {
  /** Address of the site's server bundle, 'file:///…/index.js'. */
  bundle: string;
  source: Pick<StoreOptions, 'origin' | 'timeout' | 'previewSecret'>;
  context: Pick<RequestContext, 'indexable' | 'translations' | 'previewSecret'>;
}

/** A page that is wanted. `key` is its path with the parameters that its screen declares. */
export interface WantedPage extends Pick<RequestContext, 'publicOrigin' | 'ownOrigins'> {
  key: string;
  revision: number;
}

export type RenderMessage = WantedPage & { id: number };

type Bodies = { br: Uint8Array<ArrayBuffer> };
export type RenderedMessage =
  | { kind: 'ready' }
  | { kind: 'log'; text: string }
  | { kind: 'rendered'; id: number; page: (Omit<StoredPage, 'bodies'> & { bodies: Bodies }) | undefined };

interface Options extends WorkerSettings {
  log: (message: string) => void;
  /** Threads; one for each core but that of the thread that answers, and few, for each takes memory. */
  size?: number;
  /** A page that takes longer, in milliseconds, is rendered by whoever asked for it. */
  longestMs?: number;
}

const SIZE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Megabytes of one thread's heap. */
const HEAP = { maxOldGenerationSizeMb: 88, maxYoungGenerationSizeMb: 12 };
const LONGEST_MS = 10_000;
/** After a thread has ended unforeseen there is none for so long, in milliseconds. */
const PAUSE_MS = 10_000;

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer, byteOffset, byteLength);

function createThread({ log, bundle, source, context, longestMs = LONGEST_MS }: Options) {
  const pending = new Map<number, (page: StoredPage | undefined) => void>();
  let worker: Worker | undefined;
  let isReady = false;
  let pausedUntil = 0;
  let lastId = 0;

  function settle(id: number, page: StoredPage | undefined): void {
    pending.get(id)?.(page);
    pending.delete(id);
  }

  function start(): Worker {
    const settings: WorkerSettings = { bundle, source, context };
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, resourceLimits: HEAP, execArgv: [] });
    started.on('message', (message: RenderedMessage) => {
      if (message.kind === 'ready') isReady = true;
      else if (message.kind === 'log') log(message.text);
      else {
        const { page } = message;
        settle(message.id, page && { ...page, bodies: { br: toBuffer(page.bodies.br) } });
      }
    });
    started.on('error', (error) => log(`the thread that renders has failed: ${error instanceof Error ? error.message : String(error)}`));
    started.on('exit', () => {
      worker = undefined;
      isReady = false;
      pausedUntil = Date.now() + PAUSE_MS;
      for (const id of pending.keys()) settle(id, undefined);
    });
    started.unref();
    return started;
  }

  return {
    load: () => pending.size,
    async render(wanted: WantedPage): Promise<StoredPage | undefined> {
      if (!worker && Date.now() < pausedUntil) return undefined;
      worker ??= start();
      // Nobody waits until it has read the bundle.
      if (!isReady) return undefined;
      const thread = worker;
      const id = ++lastId;
      return new Promise((resolve) => {
        const alarm = setTimeout(() => settle(id, undefined), longestMs);
        pending.set(id, (page) => {
          clearTimeout(alarm);
          resolve(page);
        });
        const message: RenderMessage = { ...wanted, id };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
        thread.postMessage(message);
      });
    },
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}

/**
 * Renders pages beside the thread that answers visitors. A thread begins with the first page that is wanted of it; as long as it is not there, or
 * when a page does not come, or not as it should be, there is no page, and whoever asked renders it.
 */
export function createRenderingPool(options: Options) {
  const threads = Array.from({ length: options.size ?? SIZE }, () => createThread(options));
  return {
    render(wanted: WantedPage): Promise<StoredPage | undefined> {
      const idlest = threads.reduce((best, thread) => (thread.load() < best.load() ? thread : best));
      return idlest.render(wanted);
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

export type RenderingPool = ReturnType<typeof createRenderingPool>;
