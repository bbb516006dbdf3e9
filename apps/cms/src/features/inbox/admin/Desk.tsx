'use client';

import { useAuth } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isAdministrator } from '../../../platform/rights/roles.ts';
import { Answer } from './Answer.tsx';
import { CaseControls } from './CaseControls.tsx';
import { Letter } from './CaseMessage.tsx';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { Log } from './Log.tsx';
import { Note } from './Note.tsx';
import { useDesk } from './use-desk.ts';

/** The screen of a case: the visitor's message, the answer, then the log. */
export function Desk() {
  const { desk, error, isWorking, act } = useDesk();
  const { user } = useAuth();
  const translate = useTranslate();
  if (!desk) return <p role="status">{error ?? translate(INBOX_TEXTS.loading)}</p>;
  const { letter, steps } = desk;
  const isClosed = letter.state === 'closed';
  const last = steps.at(-1)?.id ?? 0;
  const mayErase = isAdministrator(user) && !letter.isErased;
  const erase = () => {
    if (window.confirm(translate(INBOX_TEXTS.eraseSure))) void act({ action: 'erased' });
  };
  return (
    <div className="liget-desk">
      <CaseControls desk={desk} act={act} />
      {letter.isErased ? <p className="liget-note">{translate(INBOX_TEXTS.erased)}</p> : <Letter desk={desk} />}
      {error ? (
        <p className="liget-desk__fault" role="alert">
          {error}
        </p>
      ) : null}
      {isClosed || letter.isErased ? null : <Answer desk={desk} isWorking={isWorking} act={act} />}
      <div className="liget-desk__buttons">
        {isClosed ? null : (
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            onClick={() => void act({ action: 'closed', after: last })}
          >
            {translate(INBOX_TEXTS.close)}
          </button>
        )}
        {isClosed && !letter.isErased ? (
          <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => void act({ action: 'reopened' })}>
            {translate(INBOX_TEXTS.reopen)}
          </button>
        ) : null}
      </div>
      {letter.isErased ? null : <Note act={act} />}
      <Log desk={desk} />
      {mayErase ? (
        <button type="button" className="btn btn--style-secondary btn--size-small liget-desk__erase" onClick={erase}>
          {translate(INBOX_TEXTS.erase)}
        </button>
      ) : null}
    </div>
  );
}
