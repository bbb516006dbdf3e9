import { Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { BalloonDay } from './balloon-days.ts';
import styles from './Places.module.css';

export interface BalloonView {
  isUp: boolean;
  note: string | null;
  updated: string;
  days: BalloonDay[];
}

const TONES = { ideal_weather: 'strong', uncertain_weather: 'plain', downtime: 'alert', private_flight: 'plain' } as const;

/** Does the balloon fly, and when; a sentence instead while the content service cannot say. */
export function BalloonSchedule({ balloon }: { balloon: BalloonView | null }) {
  const t = useTranslations('places.balloon');
  if (!balloon)
    return (
      <p className="notice" role="note">
        {t('unavailable')}
      </p>
    );
  return (
    <>
      <p>
        <strong>{balloon.isUp ? t('up') : t('down')}</strong> {balloon.note}
      </p>
      {balloon.days.length === 0 ? <p>{t('none')}</p> : null}
      <div className={styles.days}>
        {balloon.days.map((day) => (
          <section key={day.day} aria-labelledby={`day-${day.day}`}>
            <h3 id={`day-${day.day}`}>{day.title}</h3>
            <ul className={styles.slots}>
              {day.slots.map((slot) => (
                <li key={slot.start}>
                  <span className={styles.time}>{slot.time}</span>
                  <ul className="card-tags">
                    <Tag tone={TONES[slot.weather]}>{t(`weather.${slot.weather}`)}</Tag>
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="card-meta">{t('updated', { date: balloon.updated })}</p>
    </>
  );
}
