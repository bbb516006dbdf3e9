'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useTextDraft } from '../../../platform/admin-ui/form-drafts/use-text-draft.ts';
import { readMessage } from '../../../platform/admin-ui/read-message.ts';
import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { Approval as ApprovalAnswer, MAX_COMMENT_LENGTH, type StepKind } from '../steps.ts';
import { APPROVAL_TEXTS, STEP_NAMES } from '../texts.ts';

/** The state and actions of the box. The comment is saved until it is sent, also when the page is left. */
function useApproval() {
  const language = useAdminLanguage();
  const translate = useTranslate();
  const { collectionSlug, id } = useDocumentInfo();
  const { address, answer, setAnswer } = useFetched('approval', ApprovalAnswer);
  const [comment, setComment] = useTextDraft(`${collectionSlug}/${id} approval`, '');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const post = async (step: StepKind): Promise<string | null> => {
    const response = await fetch(String(address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ step, comment: step === 'withdrawn' ? '' : comment }),
    });
    const body: unknown = await response.json();
    const approval = ApprovalAnswer.safeParse(body);
    if (!response.ok || !approval.success) return readMessage(body) ?? translate(APPROVAL_TEXTS.failed);
    setAnswer(approval.data);
    if (step !== 'withdrawn') setComment('');
    return null;
  };
  const send = (step: StepKind) => {
    setIsBusy(true);
    void post(step)
      .catch(() => translate(APPROVAL_TEXTS.failed))
      .then(setError)
      .finally(() => setIsBusy(false));
  };
  return { answer, comment, setComment, isBusy, error, send };
}

/** No request waits, there are no comments, and nothing can be requested or explained. */
const isIdle = ({ hasChanges, isWaiting, mayPublish, mayWrite, steps }: ApprovalAnswer) =>
  !isWaiting && steps.length === 0 && (!mayWrite || (mayPublish && !hasChanges));

/** Requests approval of a draft and shows the comments on it. */
export function Approval() {
  const { answer, error, ...desk } = useApproval();
  const translate = useTranslate();
  if (answer === 'trashed' || answer === 'loading' || (typeof answer !== 'string' && isIdle(answer))) return null;
  return (
    <section className="liget-check liget-approval">
      <h2>{translate(APPROVAL_TEXTS.title)}</h2>
      {answer === 'unsaved' && <p>{translate(APPROVAL_TEXTS.firstSave)}</p>}
      {answer === 'failed' && <p>{translate(APPROVAL_TEXTS.failed)}</p>}
      <div aria-live="polite">{typeof answer !== 'string' && <State approval={answer} />}</div>
      {typeof answer !== 'string' && <Actions approval={answer} desk={desk} />}
      <p role="alert" className="liget-check__error">
        {error}
      </p>
    </section>
  );
}

function State({ approval: { hasChanges, isWaiting, mayPublish, mayWrite, steps } }: { approval: ApprovalAnswer }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const isToAsk = !isWaiting && mayWrite && !mayPublish;
  return (
    <>
      {isWaiting && (
        <p>
          <strong>{translate(APPROVAL_TEXTS.waiting)}</strong>
        </p>
      )}
      {isToAsk && <p>{translate(hasChanges ? APPROVAL_TEXTS.toPublish : APPROVAL_TEXTS.nothingNew)}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ id, at, by, comment, kind }) => (
            <li key={id}>
              <p>
                {by} {translate(STEP_NAMES[kind])} · {formatMoment(at, language)}
              </p>
              {comment && <blockquote>{comment}</blockquote>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type Desk = Omit<ReturnType<typeof useApproval>, 'answer' | 'error'>;

function Actions({ approval, desk }: { approval: ApprovalAnswer; desk: Desk }) {
  const translate = useTranslate();
  const { hasChanges, isWaiting, mayPublish, mayWithdraw, mayWrite } = approval;
  if (isWaiting)
    return (
      <>
        {mayWithdraw && <p>{translate(APPROVAL_TEXTS.ownRequest)}</p>}
        {mayPublish && !mayWithdraw && (
          <>
            <p>{translate(APPROVAL_TEXTS.ifRight)}</p>
            <CommentForm label={APPROVAL_TEXTS.toChange} button={APPROVAL_TEXTS.giveBack} step="returned" desk={desk} />
          </>
        )}
        {mayWithdraw && <StepButton button={APPROVAL_TEXTS.withdraw} step="withdrawn" desk={desk} />}
      </>
    );
  if (!mayWrite || !hasChanges) return null;
  const form = <CommentForm label={APPROVAL_TEXTS.comment} button={APPROVAL_TEXTS.request} step="requested" desk={desk} />;
  if (!mayPublish) return form;
  return (
    <details>
      <summary>{translate(APPROVAL_TEXTS.someoneElse)}</summary>
      {form}
    </details>
  );
}

interface StepButtonProps {
  button: Label;
  step: StepKind;
  desk: Desk;
}

function StepButton({ button, step, desk: { isBusy, send } }: StepButtonProps) {
  const translate = useTranslate();
  return (
    <button type="button" className="liget-button" disabled={isBusy} onClick={() => send(step)}>
      {translate(button)}
    </button>
  );
}

function CommentForm({ label, ...props }: StepButtonProps & { label: Label }) {
  const translate = useTranslate();
  const id = useId();
  const { comment, setComment } = props.desk;
  return (
    <>
      <label htmlFor={id}>{translate(label)}</label>
      <textarea id={id} rows={3} maxLength={MAX_COMMENT_LENGTH} value={comment} onChange={({ target }) => setComment(target.value)} />
      <StepButton {...props} />
    </>
  );
}
