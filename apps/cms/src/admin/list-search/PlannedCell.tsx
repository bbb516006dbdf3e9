import type { I18n } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { cache } from 'react';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import { loadPlannedDates } from './planned-dates.ts';

/** Cached for all cells of a list. */
const getDates = cache((payload: Payload, collection: string) => loadPlannedDates(payload, collection));

interface PlannedCellProps {
  action: 'publish' | 'unpublish';
  collectionSlug: string;
  i18n: I18n;
  payload: Payload;
  rowData?: { id?: number | string };
}

/** The scheduled publication and withdrawal of a document. */
export async function PlannedCell({ action, collectionSlug, i18n, payload, rowData }: PlannedCellProps) {
  const at = (await getDates(payload, collectionSlug)).get(String(rowData?.id))?.[action];
  return <span>{at ? formatMoment(at, getEditorLanguage({ i18n })) : ''}</span>;
}
