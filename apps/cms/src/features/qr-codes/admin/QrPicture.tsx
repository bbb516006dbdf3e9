'use client';

import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { CodeScans } from '../scan-counts.ts';
import { QR_TEXTS } from './qr-texts.ts';

/** The printable code with links to its files. */
export function QrPicture() {
  const translate = useTranslate();
  const { address, answer } = useFetched('uses', CodeScans);
  if (answer === 'trashed') return null;
  if (address === null || answer === 'unsaved' || answer === 'loading')
    return (
      <section className="liget-check">
        <h2>{translate(QR_TEXTS.title)}</h2>
        {address === null ? <p>{translate(QR_TEXTS.firstSave)}</p> : null}
      </section>
    );
  const picture = address.replace(/\/uses$/, '/picture');
  const code = answer === 'failed' ? '' : answer.address;
  return (
    <section className="liget-check liget-qr">
      <h2>{translate(QR_TEXTS.title)}</h2>
      {/* The URL contains the code, so that the browser does not show an older one. */}
      <img src={`${picture}?as=svg&of=${encodeURIComponent(code)}`} alt={translate(QR_TEXTS.alternative(code))} width="240" />
      {code === '' ? null : (
        <p>
          {translate(QR_TEXTS.leadsTo)} <span className="liget-qr__address">{code}</span>
        </p>
      )}
      <p>
        <a href={`${picture}?as=svg&download`}>{translate(QR_TEXTS.svg)}</a>
      </p>
      <p>
        <a href={`${picture}?as=png&download`}>{translate(QR_TEXTS.png)}</a>
      </p>
      <p>{translate(QR_TEXTS.advice)}</p>
    </section>
  );
}
