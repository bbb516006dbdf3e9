import { useTranslations } from 'use-intl';
import styles from './PlacePrograms.module.css';
import type { PlaceProgram } from './place-programs.ts';

/** The programs of a place as a list of large lines. */
export function PlacePrograms({ programs, url }: { programs: PlaceProgram[]; url: string | null }) {
  const t = useTranslations('places');
  const words = useTranslations('programs');
  return (
    <section id="programs" className={styles['programs']} aria-labelledby="programs-title">
      <div className={styles['head']}>
        <h2 id="programs-title">{t('programs')}</h2>
        {url && programs.length > 0 ? (
          <p>
            <a className="text-link" href={url}>
              {t('allPrograms')}
            </a>
          </p>
        ) : null}
      </div>
      {programs.length === 0 ? (
        <p>{t('noPrograms')}</p>
      ) : (
        <ul>
          {programs.map((program) => (
            <li key={program.id}>
              <p>
                <span className={styles['when']}>{program.when}</span>
                {program.status ? <span className="tag tag-alert">{words(`status.${program.status}`)}</span> : null}
              </p>
              <h3>
                <a href={program.url}>{program.title}</a>
              </h3>
              {program.off.map(({ when, word, note }) => (
                <p key={when} className={styles['off']}>
                  <strong>{word}:</strong> <s>{when}</s> {note}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
