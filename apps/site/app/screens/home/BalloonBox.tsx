import { useTranslations } from 'use-intl';
import type { BalloonStatus } from '../../components/balloon-status.ts';
import styles from './BalloonBox.module.css';

/** The balloon's state, its next flight and today's slots. */
export function BalloonBox({ balloon }: { balloon: BalloonStatus }) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  return (
    <section className={styles.balloon}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{balloon.text}</h2>
          {balloon.next ? (
            <p className={styles.next}>
              {balloon.next.day
                ? t('nextFlightOn', { ...balloon.next, day: balloon.next.day })
                : t('nextFlight', { time: balloon.next.time })}
            </p>
          ) : balloon.mark !== 'down' ? null : (
            <p className={styles.next}>{t('noFlight')}</p>
          )}
          {balloon.note ? <p lang={balloon.noteLang}>{balloon.note}</p> : null}
          <p className="actions">
            <a className={styles.times} href={balloon.scheduleUrl}>
              {t('flightTimes')}
            </a>
            <span>{shell('updated', { date: balloon.updated })}</span>
          </p>
        </div>
        {balloon.slots.length > 0 ? (
          <div className={styles.today}>
            <h3>{t('todaySlots')}</h3>
            <ul>
              {balloon.slots.map((slot) => (
                <li key={slot.time} data-weather={slot.weather}>
                  <strong>{slot.time}</strong> <span>{slot.words}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
