import { useTranslations } from 'use-intl';
import type { DayQuestion } from './day-question.ts';
import styles from './Hero.module.css';
import { Scene } from './scene/Scene.tsx';
import type { SceneOfTheHour } from './scene/scene.ts';

interface HeroProps {
  scene: SceneOfTheHour;
  question: DayQuestion;
  /** Of today's programs that are not over; `null` when not all of them are known. */
  count: { all: number; free: number } | null;
  dates: { name: 'today' | 'tomorrow' | 'weekend'; url: string; words: string }[];
  calendarUrl: string;
  balloon: { isUp: boolean; scheduleUrl: string } | null;
}

/** The scene of the hour with the question of the day, the quick dates and the balloon. */
export function Hero({ scene, question, count, dates, calendarUrl, balloon }: HeroProps) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  return (
    <Scene scene={scene} isUp={balloon?.isUp ?? false}>
      <div className={styles['words']}>
        <h1>{t(`heading.${scene.hour}`)}</h1>
        <p className={styles['question']}>{t(`question.${question}`)}</p>
        {count && count.all > 0 ? <p className={styles['count']}>{t('todayCount', { count: count.all, free: count.free })}</p> : null}
        <nav aria-label={t('quickDates')}>
          <ul className={styles['dates']}>
            {dates.map((date) => (
              <li key={date.name}>
                <a href={date.url}>
                  <strong>{t(`dates.${date.name}`)}</strong> <span>{date.words}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={calendarUrl}>
                <strong>{t('calendar')}</strong> <span>{t('calendarHint')}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      {balloon ? (
        <a className={styles['balloon']} data-is-up={balloon.isUp} href={balloon.scheduleUrl}>
          {balloon.isUp ? shell('balloonOpen') : shell('balloonClosed')}
        </a>
      ) : null}
    </Scene>
  );
}
