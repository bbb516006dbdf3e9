'use client';

import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../../../platform/fields/dates/date-texts.ts';
import type { Progress } from '../import-answers.ts';
import { IMPORT_TEXTS } from './import-texts.ts';
import { LeftOut } from './LeftOut.tsx';
import { RunCounts } from './RunCounts.tsx';
import type { Work } from './RunProgress.tsx';
import { UndoButton } from './UndoButton.tsx';

/** The recent imports with their results and actions. */
export function RecentRuns({ runs, work }: { runs: readonly Progress[]; work: Work }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  return (
    <section aria-labelledby="liget-recent-runs">
      <h2 id="liget-recent-runs">{translate(IMPORT_TEXTS.recent)}</h2>
      {runs.length === 0 ? <p>{translate(IMPORT_TEXTS.recentNone)}</p> : null}
      <ul className="liget-runs">
        {runs.map((run) => (
          <li key={run.id}>
            <div>
              <strong>{run.fileName}</strong> <small>{[formatMoment(run.startedAt, language), run.by].filter(Boolean).join(', ')}</small>
              {run.state === 'undone' ? <p>{translate(IMPORT_TEXTS.undone)}</p> : <RunCounts progress={run} />}
              {run.failed.length > 0 ? (
                <details>
                  <summary>{translate(IMPORT_TEXTS.leftOutCount(run.counts.refused))}</summary>
                  <LeftOut progress={run} />
                </details>
              ) : null}
              {run.state === 'going' ? <p>{translate(IMPORT_TEXTS.done(run.position, run.total))}</p> : null}
            </div>
            {run.state === 'going' || run.state === 'undoing' ? (
              <button type="button" className="liget-button" onClick={() => work(run, run.state === 'going' ? 'step' : 'undo')}>
                {translate(IMPORT_TEXTS.goOn)}
              </button>
            ) : null}
            {run.state === 'done' && run.canUndo ? <UndoButton undo={() => work(run, 'undo')} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
