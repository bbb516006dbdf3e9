import { useTranslations } from 'use-intl';
import styles from './ConstructionTimeline.module.css';
import type { TimelineYear } from './period.ts';

/** The years of construction among all years; the table of facts has them as text. */
export function ConstructionTimeline({ years }: { years: TimelineYear[] }) {
  const t = useTranslations('projects');
  return (
    <figure className={styles.timeline} aria-hidden="true">
      <figcaption>{t('building')}</figcaption>
      <ol>
        {years.map(({ year, isBuilding }) => (
          <li key={year} data-is-building={isBuilding}>
            {year}
          </li>
        ))}
      </ol>
    </figure>
  );
}
