import { useTranslations } from 'use-intl';
import { EventCard } from '../EventCard.tsx';
import type { DayGroup, EventCardData } from './agenda.ts';
import styles from './Programs.module.css';

/** Number of first cards in view; on phones it is one. */
const IN_VIEW = 3;
const getPriority = (place: number) => (place === 0 ? true : place < IN_VIEW && 'auto');

/** The events day by day, then the lasting ones. */
export function AgendaList({ days, lasting, newest }: { days: DayGroup[]; lasting: EventCardData[]; newest: EventCardData[] }) {
  const t = useTranslations('programs');
  return (
    <>
      {days.map((day, index) => (
        <section key={day.day} className={styles.day} aria-labelledby={`day-${day.day}`}>
          <header className={styles.dayHead}>
            <h2 id={`day-${day.day}`}>
              {day.name ? <span className={styles.dayName}>{t(`quick.${day.name}`)}</span> : null}
              <span>
                {`${day.first} `}
                <span className={styles.dayDate}>{day.second}</span>
              </span>
            </h2>
            <p>
              {t('dayCount', { count: day.dated })}
              {day.lasting > 0 && lasting.length > 0 ? (
                <>
                  {' '}
                  <a href="#lasting">{t('alsoOn', { count: day.lasting })}</a>
                </>
              ) : null}
            </p>
          </header>
          <div className={styles.cards}>
            {day.entries.map((entry, place) => (
              <EventCard key={entry.id} entry={entry} isUnderDay priority={index === 0 && getPriority(place)} />
            ))}
          </div>
        </section>
      ))}
      {newest.length > 0 ? (
        <section className={styles.day} aria-labelledby="newest">
          <header className={styles.dayHead}>
            <h2 id="newest">{t('newestTitle')}</h2>
          </header>
          <div className={styles.cards}>
            {newest.map((entry, place) => (
              <EventCard key={entry.id} entry={entry} priority={getPriority(place)} />
            ))}
          </div>
        </section>
      ) : null}
      {lasting.length > 0 ? (
        <section className={`${styles.day} ${styles.lasting}`} aria-labelledby="lasting">
          <header className={styles.dayHead}>
            <h2 id="lasting">{t('lastingTitle')}</h2>
            <p>{t('lastingLead')}</p>
          </header>
          <div className={styles.rows}>
            {lasting.map((entry) => (
              <EventCard key={entry.id} entry={entry} compact />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
