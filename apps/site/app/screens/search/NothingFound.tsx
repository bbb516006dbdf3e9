import { EmptyState } from '@liget/ui';
import { useTranslations } from 'use-intl';
import styles from './NothingFound.module.css';
import type { ShownAnswer } from './search-answer.server.ts';

interface NothingFoundProps extends Pick<ShownAnswer, 'nearest'> {
  /** All results, when this tab has none. */
  allResults: { href: string; count: number };
  /** Whether events matching the query were found. */
  hasOffer: boolean;
}

/** Links to similar queries in the park's vocabulary. */
export function NearestQueries({ nearest }: Pick<ShownAnswer, 'nearest'>) {
  const t = useTranslations('search');
  if (nearest.length === 0) return null;
  return (
    <p className={styles.nearest}>
      {t('nearest')}
      {nearest.map(({ query, url }) => (
        <a key={query} className="chip" href={url}>
          {query}
        </a>
      ))}
    </p>
  );
}

/** Suggestions without results: other tabs, and similar queries. */
export function NothingFound({ allResults, nearest, hasOffer }: NothingFoundProps) {
  const t = useTranslations('search');
  if (hasOffer && allResults.count === 0) return <p role="status">{t('nothingElse')}</p>;
  return (
    <EmptyState title={t('none')} level={2}>
      <div role="status">
        <NearestQueries nearest={nearest} />
        <p>{allResults.count > 0 ? <a href={allResults.href}>{t('elsewhere', { count: allResults.count })}</a> : t('noneHint')}</p>
      </div>
    </EmptyState>
  );
}
