import { LRUCache } from 'lru-cache';

/** The last good answer to a question. */
export interface StoredAnswer {
  value: unknown;
  revision: string | null;
  /** Names its contents, so that the service can say that they are unchanged. */
  etag?: string | null | undefined;
  /** When it came, in milliseconds. */
  at: number;
}

/** Bytes. */
export interface AnswerBounds {
  /** Of what pages are made that an outage needs: without a query, or asked for by an address without values of a visitor's choice. */
  essentials: number;
  /** Of everything else: the answers to searches and filters, of which there is no end. */
  questions: number;
}

/** Is told what becomes of the answers that an outage needs. */
export interface AnswerChanges {
  saved(key: string, answer: StoredAnswer): void;
  removed(key: string): void;
}

const BOUNDS: AnswerBounds = { essentials: 48 * 1024 * 1024, questions: 12 * 1024 * 1024 };

/** Bytes that a value takes in memory for each character of its JSON, as measured on lists of events. */
const BYTES_PER_CHARACTER = 2;
const OVERHEAD = 1024;

/**
 * Keeps answers of the content service in two bounded caches, so that a flood of questions that nobody has asked before cannot push out what
 * keeps the site alive in an outage. What was first a visitor's question becomes essential when a page without one needs it.
 */
export function createAnswerCache({ essentials: essentialBytes, questions: questionBytes } = BOUNDS, changes?: AnswerChanges) {
  /** Of values that come again, unchanged, each minute. */
  const charactersOf = new WeakMap<object, number>();
  function countCharacters(value: unknown): number {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
    const characters = charactersOf.get(value) ?? JSON.stringify(value).length;
    charactersOf.set(value, characters);
    return characters;
  }
  const createBoundedCache = (maxSize: number, removed?: (key: string) => void) =>
    new LRUCache<string, StoredAnswer>({
      maxSize,
      sizeCalculation: ({ value }, key) => (countCharacters(value) + key.length) * BYTES_PER_CHARACTER + OVERHEAD,
      ...(removed && { dispose: (_, key, reason) => reason !== 'set' && removed(key) }),
    });
  const essentials = createBoundedCache(essentialBytes, changes?.removed);
  const questions = createBoundedCache(questionBytes);

  function set(key: string, answer: StoredAnswer, isQuestion: boolean): void {
    if (isQuestion && key.includes('?') && !essentials.has(key)) {
      questions.set(key, answer);
      return;
    }
    questions.delete(key);
    essentials.set(key, answer);
    if (essentials.has(key)) changes?.saved(key, answer);
  }

  return {
    /** `isQuestion`: for an address with values of a visitor's choice. */
    get(key: string, isQuestion: boolean): StoredAnswer | undefined {
      const answer = essentials.get(key);
      if (answer) return answer;
      const asked = questions.get(key);
      if (asked && !isQuestion) set(key, asked, false);
      return asked;
    },
    set,
    /** Takes what an earlier process had. */
    restore(answers: Iterable<[key: string, answer: StoredAnswer]>): void {
      for (const [key, answer] of answers) essentials.set(key, answer);
    },
    delete(key: string): void {
      essentials.delete(key);
      questions.delete(key);
    },
  };
}
