import type { Payload } from 'payload';
import { cache } from 'react';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { loadPlannedDates } from './planned-dates.ts';

/** Cached for all cells of a list. */
const getDates = cache((payload: Payload, collection: string) => loadPlannedDates(payload, collection));

interface PlannedCellProps {
  action: 'publish' | 'unpublish';
  collectionSlug: string;
  payload: Payload;
  rowData?: { id?: number | string };
}

/** The scheduled publication and withdrawal of a document. */
export async function PlannedCell({ action, collectionSlug, payload, rowData }: PlannedCellProps) {
  const at = (await getDates(payload, collectionSlug)).get(String(rowData?.id))?.[action];
  return <span>{at ? formatMoment(at) : ''}</span>;
}
