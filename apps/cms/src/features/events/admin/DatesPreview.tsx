'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { ADMIN_TEXTS } from '../../../platform/admin-ui/texts.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { getDateStateText } from '../../../platform/fields/date-state-texts.ts';
import { formatOccurrence, type Times } from '../../../platform/fields/dates/date-texts.ts';

/** A saved occurrence with its status. */
type SavedDate = Times & { status?: string | null };

const getTimes = (document: unknown): SavedDate[] =>
  typeof document === 'object' && document !== null && 'occurrences' in document && Array.isArray(document.occurrences)
    ? document.occurrences
    : [];

/** All occurrences of the last saved version: those entered one by one and those of the rule. */
export function DatesPreview() {
  const { savedDocumentData } = useDocumentInfo();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const times = getTimes(savedDocumentData);
  if (times.length === 0) return <p className="liget-note">{translate(ADMIN_TEXTS.datesNone)}</p>;
  return (
    <details className="liget-dates">
      <summary>
        {translate(ADMIN_TEXTS.datesTitle)} ({times.length})
      </summary>
      <div className="liget-dates__list" role="group" aria-label={translate(ADMIN_TEXTS.datesTitle)} tabIndex={0}>
        <ol>
          {times.map(({ start, end, allDay, status }) => {
            const state = getDateStateText(status ?? '');
            return (
              <li key={`${start}/${end}/${status}`}>
                {formatOccurrence({ start, end, allDay }, language)}
                {state ? <strong className="liget-mark">{translate(state)}</strong> : null}
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}
