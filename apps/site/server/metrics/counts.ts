import { DEFAULT_LOCALE } from '@liget/content-api';
import { createDraftCredential } from '@liget/content-api/preview';

export interface CountsService {
  /** Of the content service. */
  origin: string;
  /** Shared with the content service, which counts for the site alone. */
  previewSecret: string | undefined;
  log: (message: string) => void;
  fetch?: typeof globalThis.fetch;
}

interface Options extends CountsService {
  /** Below `/api/{locale}`. */
  path: string;
  /** What is counted, as the log names it. */
  name: string;
  /** Keys of one message; what comes beyond them is not counted, so that made-up ones take no memory. */
  maxKeys: number;
  /** Milliseconds for which counts are gathered, so that a crowd is one message. */
  gatherMs: number;
  toBody: (counts: ReadonlyMap<string, number>) => object;
}

const TIMEOUT_MS = 5_000;

/**
 * Gathers how often something happened and sends it to the content service now and then; nobody waits for it. What could not be sent (no answer, or a
 * status from 500 on) is sent with the next; what the service refuses is logged and dropped.
 */
export function createCounts({ origin, previewSecret, log, fetch = globalThis.fetch, path, name, maxKeys, gatherMs, toBody }: Options) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function add(key: string, count: number): void {
    if (counts.has(key) || counts.size < maxKeys) counts.set(key, (counts.get(key) ?? 0) + count);
  }

  async function post(sent: ReadonlyMap<string, number>): Promise<void> {
    const credential = previewSecret ? { authorization: `Bearer ${createDraftCredential(previewSecret)}` } : {};
    const { status } = await fetch(new URL(`/api/${DEFAULT_LOCALE}${path}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify(toBody(sent)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 204) log(`${name}: the content service refused the counts with status ${status}`);
  }

  /** Sends what is gathered. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const sent = counts;
    counts = new Map();
    try {
      await post(sent);
    } catch (error) {
      log(`${name}: the counts wait, ${error instanceof Error ? error.message : String(error)}`);
      for (const [key, count] of sent) add(key, count);
    }
  }

  return {
    count(key: string): void {
      add(key, 1);
      timer ??= setTimeout(() => void flush(), gatherMs).unref();
    },
    flush,
  };
}
