import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { type ContentState, getCurrentContent, isUnchangedSince } from './revision.ts';
import { type ContentSource, collectSources, noteSources } from './sources.ts';

interface Entry<Value> {
  value: Value;
  /** The content revision when the computation began. */
  revision: number;
  sources: ReadonlySet<ContentSource>;
}

interface Store<Value> {
  entries: LRUCache<string, Entry<Value>>;
  underWay: Map<string, Promise<Entry<Value>>>;
}

/** Where a value is cached, and the content that it must match. */
interface Slot<Value> {
  store: Store<Value>;
  content: ContentState;
  key: string;
}

/** The limit of the store: bytes with a function that measures them, or a number of entries. */
type Bound<Value> = { maxBytes: number; measureBytes: (value: Value, key: string) => number } | { maxEntries: number };

/**
 * Caches values that are computed from published content, each until one of its sources changes. Concurrent requests share one computation. A
 * failed computation rejects and is not stored. The store is bounded; the least recently used entry is dropped first.
 */
export class ContentCache<Value> {
  readonly #stores = new WeakMap<Payload, Store<Value>>();
  readonly #bound: Bound<Value>;

  constructor(bound: Bound<Value>) {
    this.#bound = bound;
  }

  #getStore(payload: Payload): Store<Value> {
    const existing = this.#stores.get(payload);
    if (existing) return existing;
    const bound = this.#bound;
    const entries =
      'maxEntries' in bound
        ? new LRUCache<string, Entry<Value>>({ max: bound.maxEntries })
        : new LRUCache<string, Entry<Value>>({
            maxSize: bound.maxBytes,
            sizeCalculation: ({ value }, key) => bound.measureBytes(value, key),
          });
    const store: Store<Value> = { entries, underWay: new Map() };
    this.#stores.set(payload, store);
    return store;
  }

  /** The value of `key`; its entry expires after `ttlMs`, if given. */
  async get(payload: Payload, key: string, compute: () => Promise<Value>, { ttlMs }: { ttlMs?: number } = {}): Promise<Value> {
    const slot = { store: this.#getStore(payload), content: await getCurrentContent(payload), key };
    const entry = getCurrent(slot) ?? (await this.#compute(slot, compute, ttlMs));
    noteSources(entry.sources);
    return entry.value;
  }

  /** The values of `keys`. Missing ones are computed in one call; a key for which there is no value is left out of the result and not stored. */
  async getMany(
    payload: Payload,
    keys: readonly string[],
    compute: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const content = await getCurrentContent(payload);
    const store = this.#getStore(payload);
    const values = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of keys) {
      const entry = getCurrent({ store, content, key });
      if (!entry) missing.push(key);
      else {
        noteSources(entry.sources);
        values.set(key, entry.value);
      }
    }
    if (missing.length === 0) return values;
    const { value: computed, sources } = await collectSources(() => compute(missing));
    for (const [key, value] of computed) {
      values.set(key, value);
      set({ store, content, key }, { value, revision: content.revision, sources });
    }
    return values;
  }

  async #compute(slot: Slot<Value>, compute: () => Promise<Value>, ttlMs: number | undefined): Promise<Entry<Value>> {
    const { store, key } = slot;
    const { revision } = slot.content;
    const at = `${revision} ${key}`;
    const begun = store.underWay.get(at);
    if (begun) return begun;
    const computing = collectSources(compute).then(({ value, sources }) => ({ value, revision, sources }));
    store.underWay.set(at, computing);
    try {
      const entry = await computing;
      set(slot, entry, ttlMs);
      return entry;
    } finally {
      store.underWay.delete(at);
    }
  }
}

function getCurrent<Value>({ store, content, key }: Slot<Value>): Entry<Value> | undefined {
  const entry = store.entries.get(key);
  return entry && isUnchangedSince(content, entry.revision, entry.sources) ? entry : undefined;
}

function set<Value>({ store: { entries }, content, key }: Slot<Value>, entry: Entry<Value>, ttlMs?: number): void {
  // Do not overwrite a newer value with one computed for an older revision.
  const isOlder = (entries.peek(key)?.revision ?? 0) > entry.revision;
  if (content.isCounted && !isOlder) entries.set(key, entry, ttlMs === undefined ? {} : { ttl: ttlMs });
}

/** More than the number of keys that any such function has (languages, collections). */
const MAX_KEYS = 100;

/** Caches the result of a function that computes a value from published content, until one of the collections or globals that it read changes. */
export function createContentCache<Key extends string, Value>(
  compute: (payload: Payload, key: Key) => Promise<Value>,
): (payload: Payload, key: Key) => Promise<Value> {
  const cache = new ContentCache<Value>({ maxEntries: MAX_KEYS });
  return (payload, key) => cache.get(payload, key, () => compute(payload, key));
}
