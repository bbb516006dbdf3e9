'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useTextDraft } from '../../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { CaseDetails } from '../desk-case.ts';
import { CaseOutcome } from './CaseOutcome.tsx';
import { INBOX_TEXTS } from './inbox-texts.ts';
import type { Act, Outcome } from './use-case-details.ts';

interface AnswerProps {
  details: CaseDetails;
  isWorking: boolean;
  outcome: Outcome | null;
  act: Act;
  clearOutcome: () => void;
}

/** The answer to the sender: from a template or free text, sent as an interim or a full answer, and logged. */
export function Answer({ details: { shownCase, templates, steps }, isWorking, outcome, act, clearOutcome }: AnswerProps) {
  const translate = useTranslate();
  const { id: document } = useDocumentInfo();
  const id = useId();
  const [text, setText] = useTextDraft(`enquiries/${document} answer`, '');
  const [begun, setBegun] = useState('');
  const [chosen, setChosen] = useState('');
  // The chosen template decides; free text is a full answer.
  const [isInterim, setIsInterim] = useState(false);

  function take(at: string) {
    const template = templates[Number(at)];
    if (at === '' || !template) return setChosen('');
    // Ask before a template replaces typed text.
    if (text.trim() !== '' && text !== begun && !window.confirm(translate(INBOX_TEXTS.replaces))) return;
    setChosen(at);
    setText(template.text);
    setBegun(template.text);
    setIsInterim(template.keepsOpen);
  }
  async function send(keepsOpen: boolean) {
    if (!(await act({ action: 'answered', text, after: steps.at(-1)?.id ?? 0, keepsOpen }))) return;
    setText('');
    setBegun('');
    setChosen('');
    setIsInterim(false);
  }
  return (
    <section className="liget-answer" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(INBOX_TEXTS.answerTitle)}</h2>
      {templates.length > 0 ? (
        <>
          <label htmlFor={`${id}-template`}>{translate(INBOX_TEXTS.template)}</label>
          <select id={`${id}-template`} value={chosen} onChange={({ target }) => take(target.value)}>
            <option value="">{translate(INBOX_TEXTS.noTemplate)}</option>
            {templates.map(({ name, keepsOpen }, at) => (
              <option key={name} value={at}>
                {name} ({translate(keepsOpen ? INBOX_TEXTS.interim : INBOX_TEXTS.final)})
              </option>
            ))}
          </select>
        </>
      ) : null}
      <label htmlFor={`${id}-text`}>{translate(INBOX_TEXTS.answerText)}</label>
      <textarea
        id={`${id}-text`}
        rows={9}
        lang={shownCase.locale}
        maxLength={10_000}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          clearOutcome();
        }}
      />
      <p id={`${id}-hint`} className="field-description">
        {translate(INBOX_TEXTS.answerHint)}
      </p>
      <p className="field-description">{translate(INBOX_TEXTS.sendHint)}</p>
      <div className="liget-desk__buttons">
        {(isInterim ? [true, false] : [false, true]).map((keepsOpen, at) => (
          <button
            key={String(keepsOpen)}
            type="button"
            className={`btn btn--style-${at === 0 ? 'primary' : 'secondary'} btn--size-medium`}
            disabled={isWorking || text.trim() === ''}
            onClick={() => void send(keepsOpen)}
          >
            {translate(isWorking ? INBOX_TEXTS.working : keepsOpen ? INBOX_TEXTS.sendOpen : INBOX_TEXTS.sendAnswered)}
          </button>
        ))}
      </div>
      <CaseOutcome outcome={outcome} of={['answered']} />
    </section>
  );
}
