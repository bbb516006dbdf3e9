import { useTranslations } from 'use-intl';
import styles from './ProgramLines.module.css';
import type { PlaceProgram, ProgramSpot } from './todays-programs.ts';

/** Today's events at a place: time, title and notices such as a cancellation. */
export function ProgramLines({ programs, later }: { programs: PlaceProgram[]; later: ProgramSpot['later'] }) {
  const t = useTranslations('map');
  return (
    <>
      <ul className={styles.lines}>
        {programs.map(({ id, url, title, lang, time, timeLang, status, isOff, isOnNow }) => (
          <li key={`${id} ${time}`}>
            <span className={styles.time} lang={timeLang}>
              {time}
            </span>
            <span>
              <a href={url} lang={lang}>
                {isOff ? <s>{title}</s> : title}
              </a>
              {status ? <span className="tag tag-alert">{t(`status.${status}`)}</span> : null}
              {isOnNow ? <span className="tag tag-sun">{t('onNow')}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {later ? (
        <p className={styles.later}>
          <a href={later.url}>{t('later', { count: later.count })}</a>
        </p>
      ) : null}
    </>
  );
}
