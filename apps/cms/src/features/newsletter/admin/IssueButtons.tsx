'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ParkDatePicker } from '../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { may } from '../../../platform/rights/roles.ts';
import type { Progress } from '../issues/issue-progress.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';
import type { IssueActions } from './use-issue-progress.ts';

type IssueProps = IssueActions & { progress: Progress; maySend: boolean };

function ActionButtons({ progress: { status, plan, waiting }, maySend, isBusy, act }: IssueProps) {
  const translate = useTranslate();
  const send = () => {
    const question = plan
      ? NEWSLETTER_TEXTS.sure(plan.recipients, plan.omissions.length, plan.offPrograms.length)
      : NEWSLETTER_TEXTS.sureOn;
    // oxlint-disable-next-line no-alert -- an issue to thousands cannot be undone, and the browser's own dialog is the clearest.
    if (window.confirm(translate(question))) act('send');
  };
  const isStoppable = status === 'sending' || (status === 'sent' && waiting > 0);
  const isSendable = status === 'draft' || status === 'stopped';
  return (
    <p>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => act('test')}>
        {translate(ISSUE_TEXTS.test)}
      </Button>{' '}
      {maySend && isSendable && (
        <Button size="small" disabled={isBusy || plan?.isTried === false || plan?.recipients === 0} onClick={send}>
          {translate(status === 'draft' ? ISSUE_TEXTS.send : ISSUE_TEXTS.goOn)}
        </Button>
      )}
      {maySend && status === 'scheduled' && (
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => act('unschedule')}>
          {translate(NEWSLETTER_TEXTS.unschedule)}
        </Button>
      )}
      {maySend && isStoppable && (
        <Button buttonStyle="error" size="small" disabled={isBusy} onClick={() => act('stop')}>
          {translate(ISSUE_TEXTS.stop)}
        </Button>
      )}
    </p>
  );
}

function Schedule({ progress: { plan }, isBusy, act }: Omit<IssueProps, 'maySend'>) {
  const translate = useTranslate();
  const timeId = useId();
  const [at, setAt] = useState<string | null>(null);
  return (
    <div className="liget-schedule__wish">
      <label className="field-label" htmlFor={timeId}>
        {translate(NEWSLETTER_TEXTS.later)}
      </label>
      <ParkDatePicker id={timeId} dayOnly={false} isAhead onChange={setAt} value={at} />
      <button
        type="button"
        className="liget-button"
        disabled={isBusy || plan?.isTried === false}
        onClick={() => act('send', { at: at ?? '' })}
      >
        {translate(NEWSLETTER_TEXTS.schedule)}
      </button>
    </div>
  );
}

/** Whether the signed-in user may send newsletters, not only write them. */
export const useMaySend = (): boolean => may(useAuth().user, 'publish', 'newsletters');

/** The actions of a newsletter in its state, for a user who may send it or not. */
export function IssueButtons(props: Omit<IssueProps, 'maySend'>) {
  const maySend = useMaySend();
  return (
    <>
      <ActionButtons {...props} maySend={maySend} />
      {maySend && props.progress.status === 'draft' && <Schedule {...props} />}
    </>
  );
}
