import { createContext, useContext } from 'react';
import { isRecord } from '../../platform/is-record.ts';
import type { Data } from '../../platform/optimistic-locking/differences.ts';
import { getProperty } from '../../platform/rights/get-property.ts';

/** A record that the service has stored. */
export type StoredRecord = Data & { id: number | string };

/** Called when the record of the open form is stored and has an id. */
export const NewRecordContext = createContext<(stored: StoredRecord) => void>(() => {});
export const useStoredRecord = () => useContext(NewRecordContext);

/** The record in the answer to a save. */
export function readStoredRecord(answer: unknown): StoredRecord | undefined {
  const doc = getProperty(answer, 'doc');
  const id = getProperty(doc, 'id');
  return isRecord(doc) && (typeof id === 'number' || typeof id === 'string') ? { ...doc, id } : undefined;
}
