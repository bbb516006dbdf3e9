'use client';

import { useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../../../platform/fields/labels.ts';
import type { Progress } from '../import-answers.ts';
import { IMPORT_TEXTS } from './import-texts.ts';
import { LeftOut } from './LeftOut.tsx';
import { RunCounts } from './RunCounts.tsx';
import { UndoButton } from './UndoButton.tsx';

export type Work = (progress: Progress, what: 'step' | 'undo') => void;

interface RunProgressProps {
  progress: Progress;
  isWorking: boolean;
  error: Label | null;
  work: Work;
  reset: () => void;
}

/** The progress and the result of an import, or of undoing it. */
export function RunProgress({ progress, isWorking, error, work, reset }: RunProgressProps) {
  const translate = useTranslate();
  const { config } = useConfig();
  const { state, position, total, failed, left } = progress;
  const isUndo = state === 'undoing' || state === 'undone';
  return (
    <section aria-labelledby="liget-run">
      <h2 id="liget-run">
        {translate(isUndo ? IMPORT_TEXTS.undoProgress : IMPORT_TEXTS.progress)}: {progress.fileName}
      </h2>
      <progress className="liget-progress" max={Math.max(total, 1)} value={total === 0 ? 1 : position} aria-labelledby="liget-run" />
      <p>{translate(IMPORT_TEXTS.done(position, total))}</p>
      <div role="status">
        {state === 'done' && !isWorking ? <p>{translate(IMPORT_TEXTS.finished)}</p> : null}
        {state === 'undone' ? <p>{translate(IMPORT_TEXTS.undone)}</p> : null}
      </div>
      <RunCounts progress={progress} />
      {left > 0 ? <p>{translate(IMPORT_TEXTS.left(left))}</p> : null}
      {failed.length > 0 ? <h3>{translate(IMPORT_TEXTS.failures)}</h3> : null}
      <LeftOut progress={progress} />
      {error ? (
        <p className="liget-band" role="alert">
          {translate(error)}
        </p>
      ) : null}
      {isWorking ? null : (
        <div className="liget-row">
          {error ? (
            <button type="button" className="liget-button liget-button--main" onClick={() => work(progress, isUndo ? 'undo' : 'step')}>
              {translate(IMPORT_TEXTS.goOn)}
            </button>
          ) : null}
          <a className="liget-button" href={`${config.routes.admin}/collections/events?sort=-createdAt`}>
            {translate(IMPORT_TEXTS.toPrograms)}
          </a>
          <button type="button" className="liget-button" onClick={reset}>
            {translate(IMPORT_TEXTS.other)}
          </button>
          {state === 'done' && progress.canUndo ? <UndoButton undo={() => work(progress, 'undo')} /> : null}
        </div>
      )}
    </section>
  );
}
