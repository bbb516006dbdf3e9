import { LRUCache } from 'lru-cache';

/** The last good answer to a request. */
export interface StoredAnswer {
  value: unknown;
  revision: string | null;
  /** The answer's ETag, with which the service can say that it is unchanged. */
  etag?: string | null | undefined;
  /** When it came, in milliseconds. */
  at: number;
}

/** Bytes. */
export interface AnswerBounds {
  /** For answers that are needed in an outage: requests without a query, or for URLs without values of a visitor's choice. */
  essentials: number;
  /** For all other answers: searches and filters, of which there are endlessly many. */
  visitorQueries: number;
}

/** Observes changes of the answers that are needed in an outage. */
export interface AnswerChanges {
  saved(key: string, answer: StoredAnswer): void;
  removed(key: string): void;
}

const BOUNDS: AnswerBounds = { essentials: 48 * 1024 * 1024, visitorQueries: 12 * 1024 * 1024 };

/** Bytes in memory per character of JSON, as measured on lists of events. */
const BYTES_PER_CHARACTER = 2;
const OVERHEAD_BYTES = 1024;

/**
 * Caches answers of the content service in two bounded caches, so that many new queries cannot evict the answers that are needed in an outage.
 * An answer to a visitor's query moves to the essential cache when a page without one needs it.
 */
export function createAnswerCache({ essentials: essentialBytes, visitorQueries: visitorQueryBytes } = BOUNDS, changes?: AnswerChanges) {
  /** Sizes by value: unchanged values are stored again every minute. */
  const characterCounts = new WeakMap<object, number>();
  function countCharacters(value: unknown): number {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
    const characters = characterCounts.get(value) ?? JSON.stringify(value).length;
    characterCounts.set(value, characters);
    return characters;
  }
  const createBoundedCache = (maxSize: number, removed?: (key: string) => void) =>
    new LRUCache<string, StoredAnswer>({
      maxSize,
      sizeCalculation: ({ value }, key) => (countCharacters(value) + key.length) * BYTES_PER_CHARACTER + OVERHEAD_BYTES,
      ...(removed && { dispose: (_, key, reason) => reason !== 'set' && removed(key) }),
    });
  const essentials = createBoundedCache(essentialBytes, changes?.removed);
  const visitorQueries = createBoundedCache(visitorQueryBytes);

  function set(key: string, answer: StoredAnswer, isVisitorQuery: boolean): void {
    if (isVisitorQuery && key.includes('?') && !essentials.has(key)) {
      visitorQueries.set(key, answer);
      return;
    }
    visitorQueries.delete(key);
    essentials.set(key, answer);
    if (essentials.has(key)) changes?.saved(key, answer);
  }

  return {
    /** `isVisitorQuery`: for a URL with values of a visitor's choice. */
    get(key: string, isVisitorQuery: boolean): StoredAnswer | undefined {
      const answer = essentials.get(key);
      if (answer) return answer;
      const visitorAnswer = visitorQueries.get(key);
      if (visitorAnswer && !isVisitorQuery) set(key, visitorAnswer, false);
      return visitorAnswer;
    },
    set,
    /** Restores the answers of an earlier process. */
    restore(answers: Iterable<[key: string, answer: StoredAnswer]>): void {
      for (const [key, answer] of answers) essentials.set(key, answer);
    },
    delete(key: string): void {
      essentials.delete(key);
      visitorQueries.delete(key);
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;
