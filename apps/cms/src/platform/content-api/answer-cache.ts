import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface StoredAnswer {
  status: 200 | 404;
  body: Buffer;
  etag: string;
  /** The same compressed, once somebody took it so. */
  gzipped?: Promise<Buffer>;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Of the body, what its compressed form takes beside it at most; lists take far less. */
const COMPRESSED_SHARE = 0.25;
/** What an entry costs beside its body. */
const OVERHEAD = 400;
/** Milliseconds; answers that depend on the time have the minute in their key, so older ones are of no use. */
const MINUTE_ANSWERS_LIVE = 120_000;

export function storeAnswer(status: StoredAnswer['status'], value: unknown): StoredAnswer {
  const body = Buffer.from(JSON.stringify(value), 'utf8');
  return { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** Holds the answers of one content revision, at most 32 MB of them; the same question asked twice at once is computed once. */
export class AnswerCache {
  readonly #answers: LRUCache<string, StoredAnswer>;
  readonly #underWay = new Map<string, Promise<StoredAnswer>>();
  #revision: number | undefined;

  constructor(maxBytes: number = MAX_BYTES) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + Math.ceil(body.byteLength * COMPRESSED_SHARE) + key.length * 2 + OVERHEAD,
    });
  }

  /** The answer of `key` at `revision`. A failure is passed on and not kept. */
  async get(revision: number, key: string, compute: () => Promise<StoredAnswer>, { brief = false } = {}): Promise<StoredAnswer> {
    if (revision !== this.#revision) {
      this.#answers.clear();
      this.#revision = revision;
    }
    const held = this.#answers.get(key);
    if (held) return held;
    const at = `${revision} ${key}`;
    const running = this.#underWay.get(at);
    if (running) return running;
    const computing = compute();
    this.#underWay.set(at, computing);
    try {
      const answer = await computing;
      // The content may have changed while this was computed: then it is sent, but not kept.
      if (revision === this.#revision) this.#answers.set(key, answer, brief ? { ttl: MINUTE_ANSWERS_LIVE } : {});
      return answer;
    } finally {
      this.#underWay.delete(at);
    }
  }
}
