import { AsyncLocalStorage } from 'node:async_hooks';

/** Any published content: a value with this source changes with every content revision. */
export const ANY_CONTENT = '*';

/** The slug of a collection or global that a value is read from, or `ANY_CONTENT`. */
export type ContentSource = string;

/** The sources of the current computation. */
const collecting = new AsyncLocalStorage<Set<ContentSource>>();

/** Notes that the current computation reads these collections and globals. Hooks note Payload's own reads. */
export function noteSources(sources: Iterable<ContentSource>): void {
  const noted = collecting.getStore();
  if (noted) for (const source of sources) noted.add(source);
}

/** Computes a value and returns it with its sources, which are also added to the enclosing computation. */
export async function collectSources<Value>(compute: () => Promise<Value>): Promise<{ value: Value; sources: ReadonlySet<ContentSource> }> {
  const sources = new Set<ContentSource>();
  try {
    const value = await collecting.run(sources, compute);
    return { value, sources };
  } finally {
    noteSources(sources);
  }
}

/** Computes a value and notes only these sources, not its own reads: for reads that change only together with these. */
export async function readAs<Value>(sources: readonly ContentSource[], compute: () => Promise<Value>): Promise<Value> {
  noteSources(sources);
  return collecting.run(new Set(), compute);
}
