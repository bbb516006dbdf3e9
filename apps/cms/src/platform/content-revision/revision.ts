import type { Payload } from 'payload';
import * as z from 'zod';
import { querySql } from '../database/sql.ts';
import { ANY_CONTENT, type ContentSource } from './sources.ts';

/** Stands for the revision that wrote the changes: a number that was raised without them says that anything may have changed. */
export const LAST_RAISED = '#';

/** What the database says about changes of the published content. */
export interface ContentState {
  /** The number that every publication, withdrawal and deletion raises. 0 before the first. */
  revision: number;
  /** By source, the revision that changed it last; `ANY_CONTENT` is the last one that may have changed all of them. */
  changes: Readonly<Record<ContentSource, number>>;
  /** Nothing may be stored where nobody counts changes: the database has no revision yet. */
  isCounted: boolean;
}

const Changes = z.record(z.string(), z.coerce.number());
const UNCOUNTED: ContentState = { revision: 0, changes: {}, isCounted: false };

function parseState({ value, changes }: Record<string, unknown>): ContentState {
  const revision = Number(value);
  const parsed = Changes.safeParse(typeof changes === 'string' ? JSON.parse(changes) : changes);
  const isComplete = parsed.success && parsed.data[LAST_RAISED] === revision;
  return { revision, changes: isComplete ? parsed.data : { [ANY_CONTENT]: revision }, isCounted: true };
}

async function loadState(payload: Payload): Promise<ContentState> {
  const [row] = await querySql(payload, 'SELECT value, changes FROM content_revision LIMIT 1');
  return row ? parseState(row) : UNCOUNTED;
}

/** Whether nothing of these sources has changed since a revision. */
export function isUnchangedSince({ revision, changes }: ContentState, since: number, sources: ReadonlySet<ContentSource>): boolean {
  if (revision === since) return true;
  // A backup was restored under the running service.
  if (revision < since) return false;
  if (sources.size === 0 || sources.has(ANY_CONTENT) || (changes[ANY_CONTENT] ?? 0) > since) return false;
  for (const source of sources) if ((changes[source] ?? 0) > since) return false;
  return true;
}

/** The number that every publication, withdrawal and deletion raises, read from the database now. 0 before the first. */
export const loadContentRevision = async (payload: Payload): Promise<number> => (await loadState(payload)).revision;

/** Milliseconds for which a state that was read is taken as the current one. */
const FRESH_MS = 100;

interface CachedState {
  at: number;
  state: Promise<ContentState>;
}

const known = new WeakMap<Payload, CachedState>();

/** The state of the published content, read from the database at most once in 100 ms. Rejects when the database does not answer. */
export function getCurrentContent(payload: Payload): Promise<ContentState> {
  const last = known.get(payload);
  return last && performance.now() - last.at < FRESH_MS ? last.state : readContent(payload);
}

/** Reads the state now; whoever asks in the next 100 ms gets what this finds. */
function readContent(payload: Payload): Promise<ContentState> {
  const state = loadState(payload);
  const mine: CachedState = { at: performance.now(), state };
  known.set(payload, mine);
  state.catch(() => {
    if (known.get(payload) === mine) known.delete(payload);
  });
  return state;
}

/** The content revision, read from the database at most once in 100 ms. Rejects when the database does not answer. */
export const getCurrentRevision = async (payload: Payload): Promise<number> => (await getCurrentContent(payload)).revision;

/** Reads the revision now; whoever asks in the next 100 ms gets what this finds. */
export const readRevision = async (payload: Payload): Promise<number> => (await readContent(payload)).revision;

export function clearRevision(payload: Payload): void {
  known.delete(payload);
}
