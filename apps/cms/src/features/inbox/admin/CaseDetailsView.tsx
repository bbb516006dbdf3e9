'use client';

import { useAuth } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isAdministrator } from '../../../platform/rights/roles.ts';
import { Answer } from './Answer.tsx';
import { CaseControls } from './CaseControls.tsx';
import { CaseMessage } from './CaseMessage.tsx';
import { CaseOutcome } from './CaseOutcome.tsx';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { Log } from './Log.tsx';
import { Note } from './Note.tsx';
import { findClosingQuestion } from './outcomes.ts';
import { useCaseDetails } from './use-case-details.ts';

/** The screen of a case: the visitor's message, the answer and the log. */
export function CaseDetailsView() {
  const { details, error, outcome, isWorking, act, clearOutcome } = useCaseDetails();
  const { user } = useAuth();
  const translate = useTranslate();
  if (!details) return <p role="status">{error ?? translate(INBOX_TEXTS.loading)}</p>;
  const { shownCase, steps } = details;
  const isClosed = shownCase.state === 'closed';
  const last = steps.at(-1)?.id ?? 0;
  const mayErase = isAdministrator(user) && !shownCase.isErased;
  const erase = () => {
    if (window.confirm(translate(INBOX_TEXTS.eraseSure))) void act({ action: 'erased' });
  };
  const close = () => {
    const question = findClosingQuestion(steps);
    if (!question || window.confirm(translate(question))) void act({ action: 'closed', after: last });
  };
  return (
    <div className="liget-desk">
      <CaseControls details={details} outcome={outcome} act={act} />
      {shownCase.isErased ? <p className="liget-note">{translate(INBOX_TEXTS.erased)}</p> : <CaseMessage details={details} />}
      {error ? (
        <p className="liget-desk__error" role="alert">
          {error}
        </p>
      ) : null}
      {isClosed || shownCase.isErased ? null : (
        <Answer details={details} isWorking={isWorking} outcome={outcome} act={act} clearOutcome={clearOutcome} />
      )}
      <div className="liget-desk__buttons">
        {isClosed ? null : (
          <button type="button" className="btn btn--style-secondary btn--size-medium" disabled={isWorking} onClick={close}>
            {translate(INBOX_TEXTS.close)}
          </button>
        )}
        {isClosed && !shownCase.isErased ? (
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            disabled={isWorking}
            onClick={() => void act({ action: 'reopened' })}
          >
            {translate(INBOX_TEXTS.reopen)}
          </button>
        ) : null}
      </div>
      <CaseOutcome outcome={outcome} of={['closed', 'reopened']} />
      {shownCase.isErased ? null : <Note isWorking={isWorking} outcome={outcome} act={act} />}
      <Log details={details} />
      {mayErase ? (
        <button type="button" className="btn btn--style-secondary btn--size-small liget-desk__erase" onClick={erase}>
          {translate(INBOX_TEXTS.erase)}
        </button>
      ) : null}
    </div>
  );
}
