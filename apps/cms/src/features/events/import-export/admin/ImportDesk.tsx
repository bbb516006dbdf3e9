'use client';

import { useId } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { COLUMNS } from '../export/columns.ts';
import type { Progress } from '../import-answers.ts';
import { IMPORT_TEXTS } from './import-texts.ts';
import { LineReport } from './LineReport.tsx';
import { RecentRuns } from './RecentRuns.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useImport } from './use-import.ts';

/** Documents the columns of a table with their allowed values. */
function ColumnTable() {
  const translate = useTranslate();
  return (
    <details className="liget-columns">
      <summary>{translate(IMPORT_TEXTS.columns)}</summary>
      <p>{translate(IMPORT_TEXTS.columnsAbout)}</p>
      <div className="liget-scroll" role="group" aria-label={translate(IMPORT_TEXTS.columns)} tabIndex={0}>
        <table className="liget-lines">
          <thead>
            <tr>
              <th scope="col">{translate(IMPORT_TEXTS.column)}</th>
              <th scope="col">{translate(IMPORT_TEXTS.columnAbout)}</th>
            </tr>
          </thead>
          <tbody>
            {COLUMNS.map(({ name, heading, about }) => (
              <tr key={name}>
                <th scope="row">{translate(heading)}</th>
                <td>{translate(about)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The import screen: choose a file, review the plan, import it; and the recent imports. */
export function ImportDesk({ recent }: { recent: Progress[] }) {
  const translate = useTranslate();
  const id = useId();
  const { stage, finished, look: previewFile, begin, work, reset, base } = useImport();
  const runs = [...finished, ...recent.filter(({ id: run }) => !finished.some((finishedRun) => finishedRun.id === run))];
  const isFree = stage.at === 'choice' || stage.at === 'refused';
  return (
    <div className="liget-import">
      <p>{translate(IMPORT_TEXTS.about)}</p>
      <p>
        <a className="liget-button" href={`${base}/template`} download>
          {translate(IMPORT_TEXTS.template)}
        </a>
      </p>
      <ColumnTable />
      {isFree ? (
        <div className="liget-import__choice">
          {/* The browser's file button uses the browser's language, so a label replaces it. */}
          <input
            id={id}
            className="liget-import__file"
            type="file"
            accept=".xlsx,.csv,.txt,.tsv,.ics,text/csv,text/calendar"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void previewFile(file);
            }}
          />
          <label htmlFor={id} className="liget-button liget-button--main">
            {translate(IMPORT_TEXTS.choose)}
          </label>
          <p id={`${id}-hint`}>{translate(IMPORT_TEXTS.chooseHint)}</p>
        </div>
      ) : null}
      <div role="status">{stage.at === 'looking' ? <p>{translate(IMPORT_TEXTS.looking)}</p> : null}</div>
      {stage.at === 'refused' ? (
        <p className="liget-band" role="alert">
          {stage.why}
        </p>
      ) : null}
      {stage.at === 'looked' ? (
        <LineReport file={stage.file} report={stage.report} begin={() => void begin(stage.file)} reset={reset} />
      ) : null}
      {stage.at === 'run' ? <RunProgress {...stage} work={(progress, action) => void work(progress, action)} reset={reset} /> : null}
      {stage.at === 'run' && stage.isWorking ? null : <RecentRuns runs={runs} work={(progress, action) => void work(progress, action)} />}
    </div>
  );
}
