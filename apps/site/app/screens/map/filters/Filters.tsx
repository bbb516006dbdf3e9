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
  /** Switches all of them off; `null` when none is on. */
  allUrl: string | null;
}

/** Kinds of places as signs with their counts; each is an address that switches it on or off. */
export function Filters({ filters, allUrl }: FiltersProps) {
  const t = useTranslations('map');
  return (
    <>
      <nav className={styles['filters']} aria-label={t('filters')}>
        <ul>
          {filters.map(({ kind, isActive, count, url }) => (
            <li key={kind}>
              <a href={url} aria-current={isActive ? 'true' : undefined}>
                <CategoryIcon kind={kind} />
                <span>
                  {t(`kinds.${kind}`)} <span className={styles['count']}>{count}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {allUrl ? (
          <a className={styles['all']} href={allUrl}>
            {t('all')}
          </a>
        ) : null}
      </nav>
      <div className={styles['legend']}>
        <SignsPanel />
      </div>
    </>
  );
}
