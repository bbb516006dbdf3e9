import { useTranslations } from 'use-intl';
import { SignsPanel } from '../../../components/sections/signs/SignsPanel.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './Filters.module.css';
import type { MapKind } from './kinds.ts';

export interface Filter {
  kind: MapKind;
  isActive: boolean;
  count: number;
  url: string;
}

interface FiltersProps {
  filters: Filter[];
  /** Of the filter of today: the number of lasting events, and both numbers as text. */
  todays: { lasting: number; text: string };
  /** Clears all filters; `null` when none is active. */
  allUrl: string | null;
}

/** Filters by kind, with counts; each is a link to the URL that switches it on or off. */
export function Filters({ filters, todays, allUrl }: FiltersProps) {
  const t = useTranslations('map');
  return (
    <>
      <nav className={styles.filters} aria-label={t('filters')}>
        <ul>
          {filters.map(({ kind, isActive, count, url }) => (
            <li key={kind}>
              <a href={url} aria-current={isActive ? 'true' : undefined}>
                <CategoryIcon kind={kind} />
                <span>
                  {t(`kinds.${kind}`)}{' '}
                  {kind === 'today' && todays.lasting > 0 ? (
                    <>
                      <span className={styles.count} aria-hidden="true">
                        {count} + {todays.lasting}
                      </span>{' '}
                      <span className="visually-hidden">{todays.text}</span>
                    </>
                  ) : (
                    <span className={styles.count}>{count}</span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {allUrl ? (
          <a className={styles.all} href={allUrl}>
            {t('all')}
          </a>
        ) : null}
      </nav>
      <div className={styles.legend}>
        <SignsPanel />
      </div>
    </>
  );
}
