import { isRecord } from './is-record.ts';

/** A document of one of several collections. */
export interface Relation {
  relationTo: string;
  value: number;
}

/** Ids are numbers; Payload's schedule stores them as text. */
function parseId(stored: unknown): number | null {
  const id = typeof stored === 'string' && stored.trim() !== '' ? Number(stored) : stored;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** A stored relation to a document of one of several collections, loaded or not; `null` when there is none. */
export function readRelation(stored: unknown): Relation | null {
  if (!isRecord(stored) || typeof stored['relationTo'] !== 'string') return null;
  const value = parseId(isRecord(stored['value']) ? stored['value']['id'] : stored['value']);
  return value === null ? null : { relationTo: stored['relationTo'], value };
}
