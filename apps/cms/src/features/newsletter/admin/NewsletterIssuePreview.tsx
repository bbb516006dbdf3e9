'use client';

import { ADMIN_TEXTS } from '../../../platform/admin-ui/texts.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { IssueButtons, useMaySend } from './IssueButtons.tsx';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { NewsletterPlan } from './NewsletterPlan.tsx';
import { useIssueProgress } from './use-issue-progress.ts';

/** The last saved newsletter as readers get it, and its actions. */
export function NewsletterIssuePreview() {
  const { progress, own, result, ...actions } = useIssueProgress();
  const translate = useTranslate();
  const maySend = useMaySend();
  if (progress === 'trashed') return null;
  if (progress === 'loading') return <p className="liget-note">{translate(ADMIN_TEXTS.loading)}</p>;
  if (progress === 'unsaved' || own === null) return <p className="liget-note">{translate(ISSUE_TEXTS.firstSave)}</p>;
  if (progress === 'failed') return <p className="liget-note">{translate(ISSUE_TEXTS.failed)}</p>;
  const { plan } = progress;
  return (
    <section className="liget-check">
      <h2>{translate(ISSUE_TEXTS.title)}</h2>
      {plan ? <NewsletterPlan plan={plan} maySend={maySend} /> : <p>{translate(ISSUE_TEXTS.progress(progress))}</p>}
      {plan ? null : <p>{translate(ISSUE_TEXTS.begun)}</p>}
      <IssueButtons progress={progress} {...actions} />
      <p aria-live="polite">{result}</p>
      <iframe className="liget-newsletter" title={translate(ISSUE_TEXTS.title)} src={`${own}/letter`} sandbox="" />
    </section>
  );
}
