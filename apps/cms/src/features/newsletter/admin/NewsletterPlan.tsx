'use client';

import { useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatPlannedInstant } from '../../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import type { Plan } from '../issues/issue-progress.ts';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** A sentence with a time, as each language writes it. */
const tellTime = (tell: (at: string) => Label, instant: string): Label => ({
  hu: tell(formatPlannedInstant(instant, 'hu')).hu,
  en: tell(formatPlannedInstant(instant, 'en')).en,
});

/** The number of recipients, omitted items with reasons, cancelled events, and whether a test was sent. */
export function NewsletterPlan({
  plan: { recipients, omissions, offPrograms, isTried, sendAt, missedAt },
  maySend,
}: {
  plan: Plan;
  maySend: boolean;
}) {
  const translate = useTranslate();
  const { config } = useConfig();
  return (
    <>
      <h3>{translate(NEWSLETTER_TEXTS.before)}</h3>
      {sendAt ? (
        <p>
          <strong>{translate(tellTime(NEWSLETTER_TEXTS.scheduled, sendAt))}</strong>
        </p>
      ) : null}
      {missedAt ? <p className="liget-check__error">{translate(tellTime(NEWSLETTER_TEXTS.missed, missedAt))}</p> : null}
      <p>{translate(NEWSLETTER_TEXTS.recipients(recipients))}</p>
      {omissions.length > 0 ? (
        <>
          <p className="liget-check__error">{translate(NEWSLETTER_TEXTS.omitted)}</p>
          <ul>
            {omissions.map(({ collection, id, title, reason }) => (
              <li key={`${collection}/${id}`}>
                <a href={`${config.routes.admin}/collections/${collection}/${id}`}>{title || translate(NEWSLETTER_TEXTS.untitled)}</a>
                {': '}
                {translate(NEWSLETTER_TEXTS.reasons[reason])}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {offPrograms.length > 0 ? (
        <>
          <p className="liget-check__error">{translate(NEWSLETTER_TEXTS.off)}</p>
          <ul>
            {offPrograms.map(({ id, title, state }) => (
              <li key={id}>
                <a href={`${config.routes.admin}/collections/events/${id}`}>{title || translate(NEWSLETTER_TEXTS.untitled)}</a>
                {': '}
                {translate(NEWSLETTER_TEXTS.states[state])}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {sendAt ? null : (
        <p className={isTried ? undefined : 'liget-check__error'}>
          {translate(NEWSLETTER_TEXTS[isTried ? 'tried' : maySend ? 'untried' : 'untriedByOther'])}
        </p>
      )}
      {maySend ? null : <p>{translate(NEWSLETTER_TEXTS.sentByOther)}</p>}
    </>
  );
}
