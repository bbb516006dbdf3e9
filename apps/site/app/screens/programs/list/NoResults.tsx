import { EmptyState } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { getListRel } from '../filters/filter-queries.ts';
import styles from './Programs.module.css';
import type { ProgramsList } from './programs-list.server.ts';

/** Alternatives when nothing matches: fewer filters, or the next days with events. */
export function NoResults({ list: { relaxed, nearest }, clearUrl }: { list: ProgramsList; clearUrl: string }) {
  const t = useTranslations('programs');
  return (
    <EmptyState title={t('none')} className={styles.none ?? ''}>
      <p>{t('noneHint')}</p>
      {relaxed.length > 0 ? (
        <section>
          <h3>{t('relaxTitle')}</h3>
          <ul>
            {relaxed.map(({ name, count, url }) => (
              <li key={name}>
                <a href={url} rel={getListRel(url)}>
                  {t('relax', { name, count })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {nearest.length > 0 ? (
        <section>
          <h3>{t('nearestTitle')}</h3>
          <ul>
            {nearest.map(({ day, label, dated, url }) => (
              <li key={day}>
                <a href={url} rel={getListRel(url)}>
                  {t('ribbonDay', { day: label, count: dated })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <a className="button" href={clearUrl}>
          {t('noneAtAll')}
        </a>
      </p>
    </EmptyState>
  );
}
