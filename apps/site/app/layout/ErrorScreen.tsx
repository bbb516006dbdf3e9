import type { Locale } from '@liget/content-api';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { FrameSearchField } from '../components/search/FrameSearchField.tsx';
import { href } from '../lib/urls/href.ts';
import styles from './ErrorScreen.module.css';
import type { FrameData } from './loaders/frame-data.ts';

/** The HTTP status of a thrown value; 500 by default (specification, section 8). */
export function getErrorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function getKind(status: number): keyof typeof TEXTS {
  return status === 404 ? 'notFound' : status === 422 ? 'incompleteDraft' : status === 503 ? 'unavailable' : 'other';
}

const TEXTS = {
  notFound: ['notFoundTitle', 'notFoundText'],
  /** The preview of a draft without something that is required. */
  incompleteDraft: ['incompleteTitle', 'incompleteText'],
  unavailable: ['unavailableTitle', 'unavailableText'],
  other: ['title', 'text'],
} as const;

interface ErrorScreenProps {
  error: unknown;
  locale: Locale;
  todayUrl: string;
  /** The editors' title and description of the 404 page. */
  notFound: FrameData['notFound'];
}

/** The error page: what happened, links to the home page and to today's events, and the search. */
export function ErrorScreen({ error, locale, todayUrl, notFound }: ErrorScreenProps) {
  const t = useTranslations('shell');
  const status = getErrorStatus(error);
  const [title, text] = TEXTS[getKind(status)];
  const metadata = status === 404 ? notFound : null;
  return (
    <div className={`wrap ${styles.screen}`}>
      <title>{`${metadata?.title || t(`error.${title}`)} – Liget`}</title>
      {metadata?.description ? <meta name="description" content={metadata.description} /> : null}
      <meta name="robots" content="noindex, nofollow" />
      <div className={styles.scene} aria-hidden="true" />
      <div>
        <p className={styles.code}>{t('error.code', { status: String(status) })}</p>
        <h1>{t(`error.${title}`)}</h1>
        <p className="lead">{t(`error.${text}`)}</p>
        {status === 500 && isRouteErrorResponse(error) && error.statusText === 'Unknown middleware' ? <p>Unknown middleware</p> : null}
        <p className="actions">
          <a className="button" href={href('home', locale)}>
            {t('error.backHome')}
          </a>
          <a className="button button-secondary" href={todayUrl}>
            {t('error.today')}
          </a>
        </p>
        <FrameSearchField locale={locale} id="error-search" />
      </div>
    </div>
  );
}
