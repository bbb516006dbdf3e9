'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../admin-ui/use-translate.ts';
import { formatMoment } from '../../fields/dates/date-texts.ts';
import type { Label } from '../../fields/labels.ts';
import { DocumentHistory, type HistoryEntry } from '../../optimistic-locking/history.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

function getStateText(entry: HistoryEntry): Label {
  if (entry.kind === 'date') return HISTORY_TEXTS.date(entry.date);
  return entry.isPublished ? HISTORY_TEXTS.published : HISTORY_TEXTS.draft;
}

/** The document's versions with author and time; each entry opens that version. */
export function History() {
  const { answer } = useFetched('history', DocumentHistory, { evenInTrash: true });
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const translate = useTranslate();
  const language = useAdminLanguage();
  if (typeof answer === 'string' || answer.entries.length === 0) return null;
  return (
    <details className="liget-check">
      <summary>{translate(HISTORY_TEXTS.title)}</summary>
      <ul>
        {answer.entries.map((entry) => (
          <li key={`${entry.kind} ${entry.at}`}>
            {entry.kind === 'version' ? (
              <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}/versions/${entry.version}`}>
                {formatMoment(entry.at, language)}
              </a>
            ) : (
              formatMoment(entry.at, language)
            )}
            {` · ${entry.by ?? translate(HISTORY_TEXTS.nobody)} · ${translate(getStateText(entry))}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
