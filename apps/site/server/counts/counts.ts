import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE } from '@liget/content-api';
import { cancelBody } from '@liget/content-api/cancel-body';
import { IDEMPOTENCY_HEADER } from '@liget/content-api/idempotency';
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

/** The service stores a message with the same id once. */
interface Message {
  id: string;
  counts: ReadonlyMap<string, number>;
}

/**
 * Counts events and sends the counts to the content service periodically, in the background. After a failure (no answer, or a status from 500
 * on) the message is repeated before the next one, because the service may have stored it; a refused message is logged and dropped.
 */
export function createCounts({ origin, previewSecret, log, fetch = globalThis.fetch, path, name, maxKeys, collectMs, toBody }: Options) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let unsent: Message | undefined;
  let sending = Promise.resolve();

  async function post({ id, counts: sent }: Message): Promise<void> {
    const credential = previewSecret ? { authorization: `Bearer ${createDraftCredential(previewSecret)}` } : {};
    const response = await fetch(new URL(`/api/${DEFAULT_LOCALE}${path}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id, ...credential },
      body: JSON.stringify(toBody(sent)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await cancelBody(response);
    const { status } = response;
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 204) log(`${name}: the content service refused the counts with status ${status}`);
  }

  function takeCounts(): Message | undefined {
    if (counts.size === 0) return undefined;
    const message = { id: randomUUID(), counts };
    counts = new Map();
    return message;
  }

  async function sendAll(): Promise<void> {
    try {
      for (unsent ??= takeCounts(); unsent; unsent = takeCounts()) await post(unsent);
    } catch (error) {
      log(`${name}: the counts wait, ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Sends the collected counts, after those that are being sent. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending = sending.then(sendAll);
    return sending;
  }

  return {
    count(key: string): void {
      if (counts.has(key) || counts.size < maxKeys) counts.set(key, (counts.get(key) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), collectMs).unref();
    },
    flush,
  };
}
