'use client';

import { useState } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { getHeading } from '../export/columns.ts';
import type { Report, ShownLine } from '../import-answers.ts';
import { VERDICTS, type Verdict } from '../import-status.ts';
import { IMPORT_TEXTS, VERDICT_TEXTS } from './import-texts.ts';

/** Number of lines rendered at first; a button shows more. */
const SHOWN = 200;

/** The dates of a line as understood; of many only the first ones and the last. */
function DatesCell({ line: { dates, verdict } }: { line: ShownLine }) {
  const translate = useTranslate();
  const { shown, count } = dates;
  const last = count > shown.length ? shown.at(-1) : undefined;
  // The error says whether an unreadable date is in the file.
  if (count === 0) return <td>{verdict === 'refused' ? '–' : translate(IMPORT_TEXTS.noDates)}</td>;
  return (
    <td>
      {(last ? shown.slice(0, -1) : shown).map((date) => (
        <p key={date.en}>{translate(date)}</p>
      ))}
      {last ? (
        <p>
          {translate(IMPORT_TEXTS.lastDate(count))} {translate(last)}
        </p>
      ) : null}
    </td>
  );
}

function Line({ line }: { line: ShownLine }) {
  const translate = useTranslate();
  return (
    <tr data-verdict={line.verdict}>
      <td>{line.line}</td>
      <th scope="row">{line.title || translate(IMPORT_TEXTS.untitled)}</th>
      <DatesCell line={line} />
      <td>
        <strong className="liget-verdict">{translate(VERDICT_TEXTS[line.verdict].name)}</strong>
        {line.columns.length > 0 ? (
          <p>
            {translate(IMPORT_TEXTS.changes)} {line.columns.map((name) => translate(getHeading(name))).join(', ')}
          </p>
        ) : null}
        {[...line.errors, ...line.notes].map((message) => (
          <p key={message.en}>{translate(message)}</p>
        ))}
      </td>
    </tr>
  );
}

/** The lines with errors first; the others follow, because their dates have to be checked, too. */
const putRefusedFirst = (lines: readonly ShownLine[]): ShownLine[] =>
  lines.toSorted((one, other) => Number(other.verdict === 'refused') - Number(one.verdict === 'refused'));

interface LineReportProps {
  file: File;
  report: Report;
  begin: () => void;
  reset: () => void;
}

/** The plan of an import, line by line; nothing is imported yet. */
export function LineReport({ file, report: { source, notes, counts, lines }, begin, reset }: LineReportProps) {
  const translate = useTranslate();
  const [only, setOnly] = useState<Verdict | null>(null);
  const [most, setMost] = useState(SHOWN);
  const chosen = only === null ? putRefusedFirst(lines) : lines.filter(({ verdict }) => verdict === only);
  const count = counts.new + counts.changed;
  const choose = (verdict: Verdict | null) => {
    setOnly(verdict);
    setMost(SHOWN);
  };
  return (
    <section aria-labelledby="liget-report">
      <h2 id="liget-report">{translate(IMPORT_TEXTS.report)}</h2>
      <p>
        {translate('sheet' in source ? IMPORT_TEXTS.readSheet(file.name, source.sheet) : IMPORT_TEXTS.readAs(file.name, source.encoding))}
      </p>
      {notes.map((note) => (
        <p key={note.en} className="liget-band">
          {translate(note)}
        </p>
      ))}
      <p>{translate(IMPORT_TEXTS.datesAbout)}</p>
      <div className="liget-row" role="group" aria-label={translate(IMPORT_TEXTS.outcome)}>
        <button type="button" className="liget-button" aria-pressed={only === null} onClick={() => choose(null)}>
          {translate(IMPORT_TEXTS.all)}: {lines.length}
        </button>
        {VERDICTS.map((verdict) => (
          <button key={verdict} type="button" className="liget-button" aria-pressed={only === verdict} onClick={() => choose(verdict)}>
            {translate(VERDICT_TEXTS[verdict].name)}: {counts[verdict]}
          </button>
        ))}
      </div>
      <div className="liget-scroll" role="group" aria-label={translate(IMPORT_TEXTS.lines)} tabIndex={0}>
        <table className="liget-lines">
          <thead>
            <tr>
              <th scope="col">{translate(IMPORT_TEXTS.line)}</th>
              <th scope="col">{translate(IMPORT_TEXTS.program)}</th>
              <th scope="col">{translate(IMPORT_TEXTS.dates)}</th>
              <th scope="col">{translate(IMPORT_TEXTS.outcome)}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.slice(0, most).map((line) => (
              <Line key={`${line.line} ${line.key}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length > most ? (
        <button type="button" className="liget-button" onClick={() => setMost(most + SHOWN)}>
          {translate(IMPORT_TEXTS.more(chosen.length - most))}
        </button>
      ) : null}
      {counts.refused > 0 ? <p>{translate(IMPORT_TEXTS.refusedStay)}</p> : null}
      {count === 0 ? <p>{translate(IMPORT_TEXTS.nothing)}</p> : null}
      <div className="liget-row">
        {count > 0 ? (
          <button type="button" className="liget-button liget-button--main" onClick={begin}>
            {translate(IMPORT_TEXTS.read(count))}
          </button>
        ) : null}
        <button type="button" className="liget-button" onClick={reset}>
          {translate(IMPORT_TEXTS.other)}
        </button>
      </div>
    </section>
  );
}
