import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it goes over the wire. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
  /** Content revision that it was rendered from; `null` when it was not known. */
  revision: number | null;
  /** Milliseconds since the epoch. */
  renderedAt: number;
}

export interface Served {
  page: StoredPage;
  /** 'fresh' from memory, 'rendered' just now, or an old one because the content service could not answer. */
  source: 'fresh' | 'rendered' | 'stale';
  /** Seconds. */
  age: number;
}

interface Options {
  revision: () => number | null;
  clock?: () => number;
  /** Bytes. */
  maxSize?: number;
}

/** What is on "now" changes without a publication: no page is served as fresh for longer than this, in milliseconds. */
const MAX_AGE = 30_000;
/** While the content revision is unknown. */
const MAX_AGE_UNWATCHED = 2_000;

async function compress(body: Buffer): Promise<StoredPage['bodies']> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    compressGzip(body, { level: 6 }),
  ]);
  return { identity: body, br, gzip: gz };
}

/** Makes a page ready for the wire. */
export async function toStoredPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  revision: number | null,
  renderedAt: number,
): Promise<StoredPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: await compress(body), revision, renderedAt };
}

/**
 * Keeps rendered pages in bounded memory. A page is used while the content revision stays; then the next request renders it
 * anew, once however many ask at the same time. If that fails with a 5xx, the last good page is served with its age.
 */
export function createPageCache({ revision, clock = Date.now, maxSize = 256 * 1024 * 1024 }: Options) {
  const pages = new LRUCache<string, StoredPage>({
    maxSize,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length + 1024,
  });
  const rendering = new Map<string, Promise<StoredPage>>();

  function isFresh(page: StoredPage): boolean {
    const age = clock() - page.renderedAt;
    const current = revision();
    return current === null ? age < MAX_AGE_UNWATCHED : page.revision === current && age < MAX_AGE;
  }

  return {
    size: () => pages.size,
    async serve(key: string, render: () => Promise<StoredPage>): Promise<Served> {
      const known = pages.get(key);
      const ageOf = (page: StoredPage) => Math.floor((clock() - page.renderedAt) / 1000);
      if (known && isFresh(known)) return { page: known, source: 'fresh', age: ageOf(known) };
      const running = rendering.get(key) ?? render().finally(() => rendering.delete(key));
      rendering.set(key, running);
      const page = await running;
      if (page.status >= 500) return known ? { page: known, source: 'stale', age: ageOf(known) } : { page, source: 'rendered', age: 0 };
      // Unknown addresses are endless: only what exists is kept.
      if (page.status === 200) pages.set(key, page);
      return { page, source: 'rendered', age: 0 };
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
