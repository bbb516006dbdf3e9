import type { Payload } from 'payload';
import { cache } from 'react';
import { momentText } from '../../platform/fields/dates/date-texts.ts';
import { plannedDates } from './planned-dates.ts';

/** Asked once for a whole list. */
const getDates = cache((payload: Payload, collection: string) => plannedDates(payload, collection));

interface PlannedCellProps {
  action: 'publish' | 'unpublish';
  collectionSlug: string;
  payload: Payload;
  rowData?: { id?: number | string };
}

/** When a document of a list appears or goes by itself. */
export async function PlannedCell({ action, collectionSlug, payload, rowData }: PlannedCellProps) {
  const at = (await getDates(payload, collectionSlug)).get(String(rowData?.id))?.[action];
  return <span>{at ? momentText(at) : ''}</span>;
}
