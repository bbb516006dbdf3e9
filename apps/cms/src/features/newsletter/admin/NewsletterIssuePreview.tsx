'use client';

import { Button } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { ParkDatePicker } from '../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Progress } from '../progress.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { NewsletterPlan } from './NewsletterPlan.tsx';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** Milliseconds between two polls of the progress. */
const POLL_INTERVAL_MS = 3000;

const isProgress = (body: unknown): body is Progress => typeof body === 'object' && body !== null && 'recipients' in body;

function readProgress(body: unknown): Progress {
  if (!isProgress(body)) throw new Error('No progress');
  return body;
}

const readMessage = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : null;

/** The last saved newsletter as readers get it, and its actions. */
export function NewsletterIssuePreview() {
  const { address, answer: progress, setAnswer } = useFetched('progress', readProgress);
  const translate = useTranslate();
  const language = useAdminLanguage();
  const timeId = useId();
  const [result, setResult] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const poll = useCallback(async () => {
    const body: unknown = await fetch(address ?? '').then(
      (response) => response.json(),
      () => null,
    );
    if (isProgress(body)) setAnswer(body);
  }, [address, setAnswer]);
  const isUnderWay = typeof progress !== 'string' && (progress.status === 'sending' || progress.waiting > 0);
  useEffect(() => {
    if (address === null || !isUnderWay) return undefined;
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [address, isUnderWay, poll]);
  if (progress === 'trashed') return null;
  if (progress === 'unsaved' || address === null) return <p className="liget-note">{translate(ISSUE_TEXTS.firstSave)}</p>;
  if (progress === 'failed') return <p className="liget-note">{translate(ISSUE_TEXTS.failed)}</p>;
  const own = address.replace(/\/progress$/, '');
  const postAction = async (action: 'test' | 'send' | 'stop' | 'unschedule', request?: { at: string }) => {
    setIsBusy(true);
    try {
      const response = await fetch(`${own}/${action}`, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(request ?? {}),
      });
      const body: unknown = await response.json();
      // The fields of the form show the state, too.
      if (isProgress(body)) return window.location.reload();
      setResult(readMessage(body));
      if (action === 'test' && response.ok) await poll();
    } catch {
      setResult(translate(ISSUE_TEXTS.failed));
    }
    setIsBusy(false);
  };
  const { status, plan, recipients, sent, waiting, givenUp, bounced } = progress;
  const send = () => {
    const question = plan
      ? NEWSLETTER_TEXTS.sure(plan.recipients, plan.omissions.length, plan.offPrograms.length)
      : NEWSLETTER_TEXTS.sureOn;
    // oxlint-disable-next-line no-alert -- an issue to thousands cannot be undone, and the browser's own dialog is the clearest.
    if (window.confirm(translate(question))) void postAction('send');
  };
  const mayStop = status === 'sending' || (status === 'sent' && waiting > 0);
  return (
    <section className="liget-check">
      <h2>{translate(ISSUE_TEXTS.title)}</h2>
      {plan ? <NewsletterPlan plan={plan} /> : <p>{translate(ISSUE_TEXTS.progress(recipients, sent, waiting, givenUp, bounced))}</p>}
      <p>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void postAction('test')}>
          {translate(ISSUE_TEXTS.test)}
        </Button>{' '}
        {(status === 'draft' || status === 'stopped') && (
          <Button size="small" disabled={isBusy || plan?.isTried === false} onClick={send}>
            {translate(status === 'draft' ? ISSUE_TEXTS.send : ISSUE_TEXTS.goOn)}
          </Button>
        )}
        {status === 'scheduled' && (
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void postAction('unschedule')}>
            {translate(NEWSLETTER_TEXTS.unschedule)}
          </Button>
        )}
        {mayStop && (
          <Button buttonStyle="error" size="small" disabled={isBusy} onClick={() => void postAction('stop')}>
            {translate(ISSUE_TEXTS.stop)}
          </Button>
        )}
      </p>
      {status === 'draft' && (
        <div className="liget-schedule__wish">
          <label className="field-label" htmlFor={timeId}>
            {translate(NEWSLETTER_TEXTS.later)}
          </label>
          <ParkDatePicker id={timeId} dayOnly={false} isAhead onChange={setAt} value={at} />
          <button
            type="button"
            className="liget-button"
            disabled={isBusy || plan?.isTried === false}
            onClick={() => void postAction('send', { at: at ?? '' })}
          >
            {translate(NEWSLETTER_TEXTS.schedule)}
          </button>
        </div>
      )}
      <p aria-live="polite">{result}</p>
      <iframe className="liget-newsletter" title={translate(ISSUE_TEXTS.title)} src={`${own}/letter`} sandbox="" />
    </section>
  );
}
