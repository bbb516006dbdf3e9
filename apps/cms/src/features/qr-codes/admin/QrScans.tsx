'use client';

import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatDay } from '../../../platform/fields/dates/date-texts.ts';
import { CodeScans } from '../scan-counts.ts';
import { QR_TEXTS } from './qr-texts.ts';

/** The numbers of scans of the code. */
export function QrScans() {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const { answer } = useFetched('uses', CodeScans);
  if (answer === 'unsaved' || answer === 'loading' || answer === 'trashed') return null;
  return (
    <section className="liget-check liget-qr" aria-live="polite">
      <h2>{translate(QR_TEXTS.uses)}</h2>
      {answer === 'failed' ? <p>{translate(QR_TEXTS.failed)}</p> : null}
      {answer !== 'failed' && answer.all === 0 ? <p>{translate(QR_TEXTS.none)}</p> : null}
      {answer !== 'failed' && answer.all > 0 ? (
        <>
          <dl className="liget-qr__sums">
            {(
              [
                ['week', answer.week],
                ['month', answer.month],
                ['all', answer.all],
              ] as const
            ).map(([name, count]) => (
              <div key={name}>
                <dt>{translate(QR_TEXTS[name])}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {answer.days.length > 0 ? (
            <details>
              <summary>{translate(QR_TEXTS.days)}</summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{translate(QR_TEXTS.day)}</th>
                    <th scope="col">{translate(QR_TEXTS.count)}</th>
                  </tr>
                </thead>
                <tbody>
                  {answer.days.map(({ day, count }) => (
                    <tr key={day}>
                      <td>{formatDay(`${day}T12:00:00Z`, language)}</td>
                      <td>{count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          ) : null}
        </>
      ) : null}
      <p>{translate(QR_TEXTS.people)}</p>
    </section>
  );
}
