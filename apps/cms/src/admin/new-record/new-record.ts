import { createContext, useContext } from 'react';
import type { Data } from '../../platform/optimistic-locking/differences.ts';

/** A record that the service has stored. */
export type StoredRecord = Data & { id: number | string };

/** Called when the record of the open form is stored and has an id. */
export const NewRecordContext = createContext<(stored: StoredRecord) => void>(() => {});
export const useStoredRecord = () => useContext(NewRecordContext);

/** The record in the answer to a save. */
export function readStoredRecord(answer: unknown): StoredRecord | undefined {
  const doc = typeof answer === 'object' && answer !== null && 'doc' in answer ? answer.doc : undefined;
  const isStored = typeof doc === 'object' && doc !== null && 'id' in doc && (typeof doc.id === 'number' || typeof doc.id === 'string');
  return isStored ? (doc as StoredRecord) : undefined;
}
