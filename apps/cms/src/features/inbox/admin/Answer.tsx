'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useTextDraft } from '../../../platform/admin-ui/use-text-draft.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Desk } from '../desk.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';
import type { Act } from './use-desk.ts';

interface AnswerProps {
  desk: Desk;
  isWorking: boolean;
  act: Act;
}

/** The answer to the sender: begun with a template or freely, sent with one button, and logged. */
export function Answer({ desk: { letter, templates, steps }, isWorking, act }: AnswerProps) {
  const word = useTranslate();
  const { id: document } = useDocumentInfo();
  const id = useId();
  const [text, setText] = useTextDraft(`enquiries/${document} answer`, '');
  const [begun, setBegun] = useState('');
  const [isSent, setIsSent] = useState(false);
  const hasAnswer = steps.some(({ action }) => action === 'answered');

  function take(at: string) {
    const template = templates[Number(at)];
    if (at === '' || !template) return;
    // What an editor wrote is never lost without a question.
    if (text.trim() !== '' && text !== begun && !window.confirm(word(INBOX_TEXTS.replaces))) return;
    setText(template.text);
    setBegun(template.text);
  }
  async function send() {
    if (!(await act({ action: 'answered', text, after: steps.at(-1)?.id ?? 0 }))) return;
    setText('');
    setBegun('');
    setIsSent(true);
  }
  return (
    <section className="liget-answer" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{word(INBOX_TEXTS.answerTitle)}</h2>
      {templates.length > 0 ? (
        <>
          <label htmlFor={`${id}-template`}>{word(INBOX_TEXTS.template)}</label>
          <select id={`${id}-template`} defaultValue="" onChange={({ target }) => take(target.value)}>
            <option value="">{word(INBOX_TEXTS.noTemplate)}</option>
            {templates.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <label htmlFor={`${id}-text`}>{word(INBOX_TEXTS.answerText)}</label>
      <textarea
        id={`${id}-text`}
        rows={9}
        lang={letter.locale}
        maxLength={10_000}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setIsSent(false);
        }}
      />
      <p id={`${id}-hint`} className="field-description">
        {word(INBOX_TEXTS.answerHint)}
      </p>
      <button
        type="button"
        className="btn btn--style-primary btn--size-medium"
        disabled={isWorking || text.trim() === ''}
        onClick={() => void send()}
      >
        {word(isWorking ? INBOX_TEXTS.working : hasAnswer ? INBOX_TEXTS.sendAgain : INBOX_TEXTS.send)}
      </button>
      <p role="status">{isSent ? word(INBOX_TEXTS.sent) : ''}</p>
    </section>
  );
}
