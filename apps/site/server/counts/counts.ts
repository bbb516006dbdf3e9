import { DEFAULT_LOCALE } from '@liget/content-api';
import { cancelBody } from '@liget/content-api/cancel-body';
import { createDraftCredential } from '@liget/content-api/preview';

export interface CountsService {
  /** The origin of the content service. */
  origin: string;
  /** Shared with the content service, which accepts counts only from the site. */
  previewSecret: string | undefined;
  log: (message: string) => void;
  fetch?: typeof globalThis.fetch;
}

interface Options extends CountsService {
  /** Below `/api/{locale}`. */
  path: string;
  /** The name of the counted thing in the log. */
  name: string;
  /** Maximum number of keys per message; further ones are not counted, so that invented ones use no memory. */
  maxKeys: number;
  /** Milliseconds for which counts are collected into one message. */
  collectMs: number;
  toBody: (counts: ReadonlyMap<string, number>) => object;
}

const TIMEOUT_MS = 5_000;

/**
 * Counts events and sends the counts to the content service periodically, in the background. After a failure (no answer, or a status from 500
 * on) they are sent with the next message; a refused message is logged and dropped.
 */
export function createCounts({ origin, previewSecret, log, fetch = globalThis.fetch, path, name, maxKeys, collectMs, toBody }: Options) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function add(key: string, count: number): void {
    if (counts.has(key) || counts.size < maxKeys) counts.set(key, (counts.get(key) ?? 0) + count);
  }

  async function post(sent: ReadonlyMap<string, number>): Promise<void> {
    const credential = previewSecret ? { authorization: `Bearer ${createDraftCredential(previewSecret)}` } : {};
    const response = await fetch(new URL(`/api/${DEFAULT_LOCALE}${path}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify(toBody(sent)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await cancelBody(response);
    const { status } = response;
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 204) log(`${name}: the content service refused the counts with status ${status}`);
  }

  /** Sends the collected counts. */
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
      timer ??= setTimeout(() => void flush(), collectMs).unref();
    },
    flush,
  };
}
