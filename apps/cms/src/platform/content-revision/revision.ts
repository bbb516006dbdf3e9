import type { Payload } from 'payload';
import * as z from 'zod';
import { JsonColumn, NumberColumn } from '../database/sql/columns.ts';
import { querySql } from '../database/sql/sql.ts';
import { ANY_CONTENT, type ContentSource } from './sources.ts';

/** The key for the revision that wrote the changes: if the current revision is higher, anything may have changed. */
export const LAST_RAISED = '#';

/** The state of changes of the published content in the database. */
export interface ContentState {
  /** The number that every publication, withdrawal and deletion raises. 0 before the first. */
  revision: number;
  /** For each source, the revision of its last change; `ANY_CONTENT` is the last revision in which any of them may have changed. */
  changes: Readonly<Record<ContentSource, number>>;
  /** False while the database has no revision: then nothing may be cached. */
  isCounted: boolean;
}

const Changes = z.record(z.string(), z.coerce.number());
const RevisionRow = z.object({ value: NumberColumn, changes: JsonColumn.pipe(Changes).optional().catch(undefined) });
const UNCOUNTED: ContentState = { revision: 0, changes: {}, isCounted: false };

function toState({ value: revision, changes }: z.output<typeof RevisionRow>): ContentState {
  const isComplete = changes?.[LAST_RAISED] === revision;
  return { revision, changes: isComplete ? changes : { [ANY_CONTENT]: revision }, isCounted: true };
}

async function loadState(payload: Payload): Promise<ContentState> {
  const [row] = await querySql(payload, RevisionRow, 'SELECT value, changes FROM content_revision LIMIT 1');
  return row ? toState(row) : UNCOUNTED;
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

/** Milliseconds for which a state that was read counts as current. */
const FRESH_MS = 100;

interface CachedState {
  at: number;
  state: Promise<ContentState>;
}

const cachedStates = new WeakMap<Payload, CachedState>();

/** The state of the published content, read from the database at most once in 100 ms. Rejects when the database does not answer. */
export function getCurrentContent(payload: Payload): Promise<ContentState> {
  const last = cachedStates.get(payload);
  return last && performance.now() - last.at < FRESH_MS ? last.state : readContent(payload);
}

/** Reads the state now; calls within the next 100 ms share the result. */
function readContent(payload: Payload): Promise<ContentState> {
  const state = loadState(payload);
  const mine: CachedState = { at: performance.now(), state };
  cachedStates.set(payload, mine);
  state.catch(() => {
    if (cachedStates.get(payload) === mine) cachedStates.delete(payload);
  });
  return state;
}

/** The content revision, read from the database at most once in 100 ms. Rejects when the database does not answer. */
export const getCurrentRevision = async (payload: Payload): Promise<number> => (await getCurrentContent(payload)).revision;

/** Reads the revision now; calls within the next 100 ms share the result. */
export const readRevision = async (payload: Payload): Promise<number> => (await readContent(payload)).revision;

export function clearRevision(payload: Payload): void {
  cachedStates.delete(payload);
}
