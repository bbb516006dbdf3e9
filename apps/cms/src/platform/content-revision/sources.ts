import { AsyncLocalStorage } from 'node:async_hooks';

/** Whatever is published: what was read from it changes with every content revision. */
export const ANY_CONTENT = '*';

/** The slug of a collection or global that a value is read from, or `ANY_CONTENT`. */
export type ContentSource = string;

/** Collects what the computation under way reads. */
const collecting = new AsyncLocalStorage<Set<ContentSource>>();

/** Notes that what is being computed is read from these collections and globals. Payload's own reads are noted by its hooks. */
export function noteSources(sources: Iterable<ContentSource>): void {
  const noted = collecting.getStore();
  if (noted) for (const source of sources) noted.add(source);
}

/** Computes a value, and tells what it was read from. A computation around this one has read all of it, too. */
export async function collectSources<Value>(compute: () => Promise<Value>): Promise<{ value: Value; sources: ReadonlySet<ContentSource> }> {
  const sources = new Set<ContentSource>();
  try {
    const value = await collecting.run(sources, compute);
    return { value, sources };
  } finally {
    noteSources(sources);
  }
}

/** Computes a value and notes these sources, and not what it reads: for what changes only together with them. */
export async function readAs<Value>(sources: readonly ContentSource[], compute: () => Promise<Value>): Promise<Value> {
  noteSources(sources);
  return collecting.run(new Set(), compute);
}
