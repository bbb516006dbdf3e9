import { ChipRemovable, Icon } from '@liget/ui';
import { SlidersHorizontal } from 'lucide';
import { type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { FILTERS_ID } from '../filters/FilterPanel.tsx';
import { getListRel } from '../filters/filter-queries.ts';
import type { ProgramsData } from './programs-list.server.ts';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  data: Pick<ProgramsData, 'active' | 'clearUrl' | 'count' | 'filters' | 'sortUrls'>;
  heading: RefObject<HTMLHeadingElement | null>;
  isPanelHidden: boolean;
  onTogglePanel: () => void;
  /** Called when a filter is removed with its chip. */
  onRemove: () => void;
}

/** The number of results, announced when it changes; the active filters, each with a link that removes it; the button of the filters. */
export function ResultsHead({ data, heading, isPanelHidden, onTogglePanel, onRemove }: ResultsHeadProps) {
  const t = useTranslations('programs');
  const { active, clearUrl, count, filters, sortUrls } = data;
  return (
    <div className={styles.head}>
      <div className={styles.headline}>
        <div role="status" aria-atomic="true">
          <h2 ref={heading} id="results" tabIndex={-1} className={styles.count}>
            {count}
          </h2>
        </div>
        <div className={styles.tools}>
          <button type="button" className={`button button-secondary ${styles.openSheet}`} popoverTarget={FILTERS_ID}>
            <Icon of={SlidersHorizontal} size={18} />
            {t('filters')}
            {active.length > 0 ? <span className={styles.badge}>{active.length}</span> : null}
          </button>
          <button
            type="button"
            className={`button button-quiet ${styles.toggle}`}
            aria-expanded={!isPanelHidden}
            aria-controls={FILTERS_ID}
            onClick={onTogglePanel}
          >
            <Icon of={SlidersHorizontal} size={16} />
            {isPanelHidden ? t('showFilters') : t('hideFilters')}
          </button>
          <ul className={styles.sort} aria-label={t('sort')}>
            {(['time', 'new'] as const).map((sort) => (
              <li key={sort}>
                <a
                  href={sortUrls[sort]}
                  rel={getListRel(sortUrls[sort])}
                  aria-current={(filters.sort ?? 'time') === sort ? 'true' : undefined}
                >
                  {t(`sorts.${sort}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {active.length > 0 ? (
        <ul className={styles.chips} aria-label={t('activeFilters')}>
          {active.map((filter) => (
            <li key={`${filter.name} ${filter.label}`}>
              <ChipRemovable
                href={filter.url}
                rel={getListRel(filter.url)}
                removeLabel={t('removeFilter', { name: filter.label })}
                onRemove={onRemove}
              >
                {filter.label}
              </ChipRemovable>
            </li>
          ))}
          <li>
            <a className={styles.clear} href={clearUrl} onClick={onRemove}>
              {t('clear')}
            </a>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
