import type { Locale } from '@liget/content-api';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../lib/href.ts';

/** The status of whatever was thrown; 500 by default (specification, section 8). */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

export function ErrorScreen({ error, locale }: { error: unknown; locale: Locale }) {
  const t = useTranslations('shell.error');
  const status = statusOf(error);
  const kind = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'other';
  const title = kind === 'notFound' ? t('notFoundTitle') : kind === 'unavailable' ? t('unavailableTitle') : t('title');
  return (
    <div className="wrap error-screen">
      <title>{`${title} – Liget`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <p className="error-code">{status}</p>
      <h1>{title}</h1>
      <p>{kind === 'notFound' ? t('notFoundText') : kind === 'unavailable' ? t('unavailableText') : t('text')}</p>
      {status === 500 && isRouteErrorResponse(error) && error.statusText === 'Unknown middleware' ? <p>Unknown middleware</p> : null}
      <p>
        <a className="button" href={href('home', locale)}>
          {t('backHome')}
        </a>
      </p>
    </div>
  );
}
