import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RequestContext } from '../../app/content/context.ts';
import type { StoreOptions } from '../../app/content/store.ts';
import type { StoredPage } from '../cache/stored-page.ts';

export interface WorkerSettings {
  /** URL of the site's server bundle, 'file:///…/index.js'. */
  bundle: string;
  source: Pick<StoreOptions, 'origin' | 'timeout' | 'previewSecret'>;
  context: Pick<RequestContext, 'indexable' | 'translations' | 'previewSecret'>;
}

/** A page to render. `key` is its path with the parameters that its screen declares. */
export interface PageToRender extends Pick<RequestContext, 'publicOrigin' | 'ownOrigins'> {
  key: string;
  revision: number;
}

export type RenderMessage = PageToRender & { id: number };

type Bodies = { br: Uint8Array<ArrayBuffer> };
export type RenderedMessage =
  | { kind: 'ready' }
  | { kind: 'log'; text: string }
  | { kind: 'rendered'; id: number; page: (Omit<StoredPage, 'bodies'> & { bodies: Bodies }) | undefined };

interface Options extends WorkerSettings {
  log: (message: string) => void;
  /** Number of threads. By default one for each core except one, at most two, because each takes memory. */
  size?: number;
  /** After this time the caller renders the page itself. */
  timeoutMs?: number;
}

const SIZE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Megabytes of one thread's heap. */
const HEAP = { maxOldGenerationSizeMb: 88, maxYoungGenerationSizeMb: 12 };
const TIMEOUT_MS = 10_000;
/** Time from an unexpected end of a thread to its restart. */
const RESTART_DELAY_MS = 10_000;

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer, byteOffset, byteLength);

function createThread({ log, bundle, source, context, timeoutMs = TIMEOUT_MS }: Options) {
  const pending = new Map<number, (page: StoredPage | undefined) => void>();
  let worker: Worker | undefined;
  let isReady = false;
  let restartAt = 0;
  let lastId = 0;

  function resolvePage(id: number, page: StoredPage | undefined): void {
    pending.get(id)?.(page);
    pending.delete(id);
  }

  /** The thread has ended or is given up: its pages are left to their callers. */
  function forget(ended: Worker): void {
    if (worker !== ended) return;
    worker = undefined;
    isReady = false;
    restartAt = Date.now() + RESTART_DELAY_MS;
    for (const id of pending.keys()) resolvePage(id, undefined);
  }

  function receive(message: RenderedMessage): void {
    if (message.kind === 'ready') isReady = true;
    else if (message.kind === 'log') log(message.text);
    else {
      const { page } = message;
      resolvePage(message.id, page && { ...page, bodies: { br: toBuffer(page.bodies.br) } });
    }
  }

  function create(): Worker {
    const settings: WorkerSettings = { bundle, source, context };
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, resourceLimits: HEAP, execArgv: [] });
    started.on('message', (message: RenderedMessage) => {
      if (worker === started) receive(message);
    });
    started.on('error', (error) => log(`the thread that renders has failed: ${error instanceof Error ? error.message : String(error)}`));
    started.on('exit', () => forget(started));
    started.unref();
    return started;
  }

  /** A page that never ends may block the thread for all others. */
  function replace(stuck: Worker): void {
    log(`a page was not rendered within ${timeoutMs} ms, its thread is replaced`);
    forget(stuck);
    void stuck.terminate();
  }

  return {
    load: () => pending.size,
    isReady: () => isReady,
    /** Starts the thread, unless it runs or has just ended. Returns whether it was started. */
    start(): boolean {
      if (worker || Date.now() < restartAt) return false;
      worker = create();
      return true;
    },
    async render(pageToRender: PageToRender): Promise<StoredPage | undefined> {
      const thread = worker;
      if (!thread || !isReady) return undefined;
      const id = ++lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(() => replace(thread), timeoutMs);
        pending.set(id, (page) => {
          clearTimeout(timer);
          resolve(page);
        });
        const message: RenderMessage = { ...pageToRender, id };
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
 * Renders pages outside the thread that answers visitors. A thread starts with the first page for which no other one is idle. While none is
 * ready, or when the thread fails or is too slow, the result is `undefined`, and the caller renders the page itself.
 */
export function createRenderingPool(options: Options) {
  const threads = Array.from({ length: options.size ?? SIZE }, () => createThread(options));
  return {
    async render(pageToRender: PageToRender): Promise<StoredPage | undefined> {
      const [first, ...others] = threads.filter((thread) => thread.isReady());
      const leastBusy = others.reduce((best, thread) => (best && thread.load() < best.load() ? thread : best), first);
      // Nobody waits while it loads the bundle.
      if (!leastBusy || leastBusy.load() > 0) threads.some((thread) => thread.start());
      return leastBusy?.render(pageToRender);
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

export type RenderingPool = ReturnType<typeof createRenderingPool>;
