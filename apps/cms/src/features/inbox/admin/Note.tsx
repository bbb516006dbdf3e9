'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { useTextDraft } from '../../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { CaseOutcome } from './CaseOutcome.tsx';
import { INBOX_TEXTS } from './inbox-texts.ts';
import type { Act, Outcome } from './use-case-details.ts';

interface NoteProps {
  isWorking: boolean;
  outcome: Outcome | null;
  act: Act;
}

/** An internal note for the log. */
export function Note({ isWorking, outcome, act }: NoteProps) {
  const translate = useTranslate();
  const id = useId();
  const { id: document } = useDocumentInfo();
  const [text, setText] = useTextDraft(`enquiries/${document} note`, '');
  const save = async () => {
    if (await act({ action: 'note', text })) setText('');
  };
  return (
    <div>
      <details className="liget-note-box" open={text === '' ? undefined : true}>
        <summary>{translate(INBOX_TEXTS.noteTitle)}</summary>
        <label htmlFor={id}>{translate(INBOX_TEXTS.noteHint)}</label>
        <textarea id={id} rows={3} maxLength={10_000} value={text} onChange={({ target }) => setText(target.value)} />
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          disabled={isWorking || text.trim() === ''}
          onClick={() => void save()}
        >
          {translate(INBOX_TEXTS.noteAdd)}
        </button>
      </details>
      <CaseOutcome outcome={outcome} of={['note']} />
    </div>
  );
}
