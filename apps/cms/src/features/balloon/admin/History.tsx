'use client';

import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { HistoryEntry } from '../overview.ts';
import { invertChange, isNothing } from '../state.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import type { Act } from './use-balloon-desk.ts';

/** The changes with their authors and times in Budapest; each can be undone. */
export function History({ entries, act }: { entries: readonly HistoryEntry[]; act: Act }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  return (
    <details className="liget-history">
      <summary>{translate(DESK_TEXTS.history)}</summary>
      {entries.length === 0 ? <p>{translate(DESK_TEXTS.historyNone)}</p> : null}
      <ol>
        {entries.map(({ id, at, by, words, change }) => {
          const what = words.map(translate).join('; ');
          return (
            <li key={id}>
              <p>
                <time dateTime={at}>{formatMoment(at, language)}</time> <strong>{by ?? translate(DESK_TEXTS.somebody)}</strong>
              </p>
              <p>{what}</p>
              {isNothing(change) ? null : (
                <button
                  type="button"
                  className="liget-button"
                  aria-label={translate(DESK_TEXTS.undoThis(what))}
                  onClick={() => act({ do: 'change', change: invertChange(change) })}
                >
                  {translate(DESK_TEXTS.undo)}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
