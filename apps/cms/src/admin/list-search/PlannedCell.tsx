import type { Payload } from 'payload';
import { cache } from 'react';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { loadPlannedDates } from './planned-dates.ts';

/** Asked once for a whole list. */
const getDates = cache((payload: Payload, collection: string) => loadPlannedDates(payload, collection));

interface PlannedCellProps {
  action: 'publish' | 'unpublish';
  collectionSlug: string;
  payload: Payload;
  rowData?: { id?: number | string };
}

/** When a document of a list appears or goes by itself. */
export async function PlannedCell({ action, collectionSlug, payload, rowData }: PlannedCellProps) {
  const at = (await getDates(payload, collectionSlug)).get(String(rowData?.id))?.[action];
  return <span>{at ? formatMoment(at) : ''}</span>;
}
