'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { getDateStateLabel } from '../../../platform/fields/choices/date-state-labels.ts';
import { formatOccurrence, type Times } from '../../../platform/fields/dates/date-texts.ts';
import { EVENT_DATE_TEXTS } from './event-date-texts.ts';

/** A saved occurrence with its status, and the time for which it was planned. */
type SavedDate = Times & { status?: string | null; originalStart?: string | null };

const getTimes = (document: unknown): SavedDate[] =>
  typeof document === 'object' && document !== null && 'occurrences' in document && Array.isArray(document.occurrences)
    ? document.occurrences
    : [];

/** Whether a row is a date: the planned time of a moved date has a row of its own. */
const isDate = ({ status }: SavedDate) => status !== 'moved';

/** All occurrences of the last saved version: those entered one by one and those of the rule. A moved date is one, with its planned time. */
export function DatesPreview() {
  const { savedDocumentData } = useDocumentInfo();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const times = getTimes(savedDocumentData).filter(isDate);
  if (times.length === 0) return <p className="liget-note">{translate(EVENT_DATE_TEXTS.none)}</p>;
  return (
    <details className="liget-dates">
      <summary>
        {translate(EVENT_DATE_TEXTS.title)} ({times.length})
      </summary>
      <div className="liget-dates__list" role="group" aria-label={translate(EVENT_DATE_TEXTS.title)} tabIndex={0}>
        <ol>
          {times.map(({ start, end, allDay, status, originalStart }) => {
            const state = getDateStateLabel(status ?? '');
            const planned = status === 'rescheduled' ? formatOccurrence({ start: originalStart }, language) : null;
            return (
              <li key={`${start}/${end}/${status}`}>
                {formatOccurrence({ start, end, allDay }, language)}
                {state ? (
                  <>
                    {' '}
                    <strong className="liget-mark">{translate(state)}</strong>
                  </>
                ) : null}
                {planned ? ` (${translate(EVENT_DATE_TEXTS.planned)}: ${planned})` : null}
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}
