'use client';

import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatDayWithWeekday, formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import type { CaseDetails } from '../desk-case.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

const KILO = 1024;
const formatSize = (bytes: number) => (bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`);

/** The visitor's message, read-only. */
export function CaseMessage({ details: { shownCase, attachments } }: { details: CaseDetails }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const { name, email, phone, receivedAt, about, place, message, locale, days, from, until, guests } = shownCase;
  const formatWishedDay = (day: string) => formatDayWithWeekday(`${day}T12:00:00Z`, language);
  const facts = [
    [INBOX_TEXTS.about, about],
    [INBOX_TEXTS.place, place],
    [INBOX_TEXTS.days, days.length > 0 ? `${days.map(formatWishedDay).join(', ')}; ${from}–${until}` : ''],
    [INBOX_TEXTS.guests, guests === null ? '' : String(guests)],
    [INBOX_TEXTS.phone, phone],
    [INBOX_TEXTS.received, formatMoment(receivedAt, language)],
    [INBOX_TEXTS.language, translate(locale === 'en' ? INBOX_TEXTS.english : INBOX_TEXTS.hungarian)],
  ] as const;
  return (
    <article className="liget-case-message">
      <dl>
        <div>
          <dt>{translate(INBOX_TEXTS.from)}</dt>
          <dd>
            <strong>{name}</strong> <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {facts.map(([title, value]) =>
          value ? (
            <div key={title.en}>
              <dt>{translate(title)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="liget-case-message__text" lang={locale}>
        {message}
      </p>
      {attachments.length > 0 ? (
        <section>
          <h2>{translate(INBOX_TEXTS.attachments)}</h2>
          <ul>
            {attachments.map((file) => (
              <li key={file.id}>
                <a href={file.url} target="_blank" rel="noreferrer" title={translate(INBOX_TEXTS.opensNew)}>
                  {file.mimeType.startsWith('image/') ? <img src={file.url} alt="" loading="lazy" /> : null}
                  {file.name}
                </a>{' '}
                ({formatSize(file.bytes)})
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
