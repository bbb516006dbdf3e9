import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { Sign } from '../../../components/sections/signs/Sign.tsx';
import styles from './BalloonSchedule.module.css';
import type { BalloonDay } from './balloon-days.ts';

export interface BalloonView {
  /** The balloon's state, with the operator's note and the site's hint. */
  text: string;
  note: string | null;
  /** The language of the note, if it is not the page's. */
  noteLang: Locale | undefined;
  hint: string | null;
  updated: string;
  days: BalloonDay[];
}

/** The balloon's state and slots; a sentence while they are unavailable. */
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
      <p className={styles.now}>
        <strong>{`${balloon.text}.`}</strong> {balloon.note ? <span lang={balloon.noteLang}>{balloon.note}</span> : null} {balloon.hint}
      </p>
      {balloon.days.length === 0 ? <p>{t('none')}</p> : null}
      {balloon.days.length > 0 ? (
        // More days than fit scroll sideways, also by keyboard.
        <div className={styles.days} role="group" aria-label={t('time')} tabIndex={0}>
          {balloon.days.map((day) => (
            <section key={day.day} aria-labelledby={`day-${day.day}`}>
              <h3 id={`day-${day.day}`}>{day.title}</h3>
              <ul>
                {day.slots.map((slot) => (
                  <li key={slot.start} data-weather={slot.weather}>
                    <strong>{slot.time}</strong>
                    <span>
                      <Sign name={slot.weather} /> {t(`weather.${slot.weather}`)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
      <p className={styles.updated}>{t('updated', { date: balloon.updated })}</p>
    </>
  );
}
