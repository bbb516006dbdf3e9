'use client';

import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatDay, formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { CaseDetails, RecordedStep } from '../desk-case.ts';
import { STATES, STEPS } from '../kinds.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** The steps with author and time, the oldest first; answers and notes in full. */
export function Log({ details: { shownCase, steps } }: { details: CaseDetails }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const getDetail = ({ action, detail = '' }: RecordedStep) => {
    if (action === 'state') return translate(Object.entries(STATES).find(([state]) => state === detail)?.[1] ?? { hu: detail, en: detail });
    if (action === 'due' && detail) return formatDay(`${detail}T12:00:00Z`, language);
    if (action === 'answered') return detail ? translate(INBOX_TEXTS.stayedOpen) : '';
    return action === 'assigned' && !detail ? translate(INBOX_TEXTS.nobody) : detail;
  };
  return (
    <section className="liget-log">
      <h2>{translate(INBOX_TEXTS.logTitle)}</h2>
      <ol>
        <li>
          <time dateTime={shownCase.receivedAt}>{formatMoment(shownCase.receivedAt, language)}</time> {translate(INBOX_TEXTS.arrived)}
        </li>
        {steps.map((step) => (
          <li key={step.id}>
            <time dateTime={step.at}>{formatMoment(step.at, language)}</time> {step.by ?? translate(INBOX_TEXTS.byService)}:{' '}
            <strong>{translate(STEPS[step.action])}</strong> {getDetail(step)}
            {step.text ? <p lang={step.action === 'answered' ? shownCase.locale : undefined}>{step.text}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
