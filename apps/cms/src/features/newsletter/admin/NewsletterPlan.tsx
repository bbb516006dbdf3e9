'use client';

import { useConfig } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatPlannedInstant } from '../../../platform/fields/dates/date-texts.ts';
import type { Plan } from '../progress.ts';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** Who would get the letter, what it leaves out and why, and whether it was tried. */
export function NewsletterPlan({ plan: { recipients, omissions, isTried, sendAt } }: { plan: Plan }) {
  const word = useTranslate();
  const { config } = useConfig();
  return (
    <>
      <h3>{word(NEWSLETTER_TEXTS.before)}</h3>
      {sendAt ? (
        <p>
          <strong>
            {word({
              hu: NEWSLETTER_TEXTS.scheduled(formatPlannedInstant(sendAt, 'hu')).hu,
              en: NEWSLETTER_TEXTS.scheduled(formatPlannedInstant(sendAt, 'en')).en,
            })}
          </strong>
        </p>
      ) : null}
      <p>{word(NEWSLETTER_TEXTS.recipients(recipients))}</p>
      {omissions.length > 0 ? (
        <>
          <p className="liget-check__error">{word(NEWSLETTER_TEXTS.omitted)}</p>
          <ul>
            {omissions.map(({ collection, id, title, reason }) => (
              <li key={`${collection}/${id}`}>
                <a href={`${config.routes.admin}/collections/${collection}/${id}`}>{title || word(NEWSLETTER_TEXTS.untitled)}</a>
                {': '}
                {word(NEWSLETTER_TEXTS.reasons[reason])}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {sendAt ? null : (
        <p className={isTried ? undefined : 'liget-check__error'}>{word(NEWSLETTER_TEXTS[isTried ? 'tried' : 'untried'])}</p>
      )}
    </>
  );
}
