import { useTranslations } from 'use-intl';
import type { BalloonStatus } from './balloon-status.ts';
import styles from './Home.module.css';

export function BalloonBox({ balloon }: { balloon: BalloonStatus }) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  return (
    <section className={styles['balloon']} data-is-up={balloon.isUp}>
      <h2>{balloon.isUp ? shell('balloonOpen') : shell('balloonClosed')}</h2>
      {balloon.note ? <p>{balloon.note}</p> : null}
      <p>
        {balloon.next ? `${t('nextFlight', { time: balloon.next })} ` : null}
        {shell('updated', { date: balloon.updated })}
      </p>
      <p>
        <a className="button" href={balloon.scheduleUrl}>
          {t('flightTimes')}
        </a>
      </p>
    </section>
  );
}
