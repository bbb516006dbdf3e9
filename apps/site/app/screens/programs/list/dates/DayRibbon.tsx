import { useTranslations } from 'use-intl';
import { getListRel } from '../../filters/filter-queries.ts';
import type { Ribbon } from '../programs-list.server.ts';
import styles from './Dates.module.css';

/** The next 14 days with their numbers of events; a day links to its events. Fuller days have taller bars. */
export function DayRibbon({ days }: { days: Ribbon }) {
  const t = useTranslations('programs');
  const most = Math.max(1, ...days.map(({ dated }) => dated));
  return (
    <nav className={styles.ribbon} aria-label={t('ribbon')} data-one-stop>
      <ol>
        {days.map((day, index) => (
          <li key={day.day} data-weekend={day.isWeekend || undefined}>
            <a href={day.url} rel={getListRel(day.url)} aria-current={day.isCurrent ? 'date' : undefined}>
              <span className="visually-hidden">{t('ribbonDay', { day: day.label, count: day.dated })}</span>
              <span className={styles.weekday} aria-hidden="true">
                {index === 0 || day.number === '1' ? day.month : day.weekday}
              </span>
              <strong aria-hidden="true">{day.number}</strong>
              <span className={styles.count} data-level={Math.ceil((day.dated / most) * LEVELS)} aria-hidden="true">
                {day.dated}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const LEVELS = 4;
