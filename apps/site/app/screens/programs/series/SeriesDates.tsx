import { useTranslations } from 'use-intl';
import { DateItem } from '../DateItem.tsx';
import styles from './Series.module.css';
import type { SeriesDate } from './series.ts';

const SHOWN = 6;

/** The future dates of a series; the later ones are collapsed. */
export function SeriesDates({ dates }: { dates: SeriesDate[] }) {
  const t = useTranslations('programs');
  if (dates.length === 0) return null;
  const later = dates.slice(SHOWN);
  return (
    <section className={styles.dates} aria-labelledby="series-dates">
      <h2 id="series-dates">{t('seriesDates')}</h2>
      <List dates={dates.slice(0, SHOWN)} />
      {later.length > 0 ? (
        <details>
          <summary>{t('moreOccasions', { count: later.length })}</summary>
          <List dates={later} />
        </details>
      ) : null}
    </section>
  );
}

function List({ dates }: { dates: SeriesDate[] }) {
  return (
    <ul>
      {dates.map(({ key, date, title, lang, url }) => (
        <li key={key}>
          <span>
            <DateItem date={date} />
          </span>{' '}
          <a href={url} lang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
