import type { ParkAtInstant } from '@liget/park';
import { useTranslations } from 'use-intl';
import type { BalloonMark } from '../../components/balloon-words.ts';
import styles from './Hero.module.css';
import { getFreeShare } from './programs/free-share.ts';
import { Scene } from './scene/Scene.tsx';

interface HeroProps {
  scene: ParkAtInstant['scene'];
  question: ParkAtInstant['question'];
  /** The numbers of today's events that are not over, and of tomorrow's; `null` if unknown. */
  count: { all: number; free: number; tomorrow: number } | null;
  dates: { name: 'today' | 'tomorrow' | 'weekend' | 'nextWeekend'; url: string; words: string }[];
  calendarUrl: string;
  balloon: { mark: BalloonMark; text: string; scheduleUrl: string } | null;
}

/** The scene with the day's question, the quick dates and the balloon. */
export function Hero({ scene, question, count, dates, calendarUrl, balloon }: HeroProps) {
  const t = useTranslations('home');
  return (
    <Scene scene={scene} isUp={balloon?.mark === 'up'}>
      <div className={styles.words}>
        <h1>{t(`heading.${scene.hour}`)}</h1>
        <p className={styles.question}>{t(`question.${question}`)}</p>
        {count ? (
          <p className={styles.count}>
            {count.all > 0
              ? t('todayCount', { count: count.all, free: count.free, share: getFreeShare(count) })
              : t('dayOver', { count: count.tomorrow })}
          </p>
        ) : null}
        <nav aria-label={t('quickDates')}>
          <ul className={styles.dates}>
            {dates.map((date) => (
              <li key={date.name}>
                <a href={date.url} aria-current={date.name === 'today' ? 'date' : undefined}>
                  <strong>{t(`dates.${date.name}`)}</strong> <span>{date.words}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={calendarUrl} data-opens-calendar="">
                <strong>{t('calendar')}</strong> <span>{t('calendarHint')}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      {balloon ? (
        <a className={styles.balloon} data-mark={balloon.mark} href={balloon.scheduleUrl}>
          {balloon.text}
        </a>
      ) : null}
    </Scene>
  );
}
