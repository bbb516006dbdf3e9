import { useTranslations } from 'use-intl';
import styles from './PlacePrograms.module.css';
import type { PlaceProgram } from './place-programs.ts';

/** The events of a place as a list; `url` leads to all of them, or to those of the whole park when there are none. */
export function PlacePrograms({ programs, url }: { programs: PlaceProgram[]; url: string | null }) {
  const t = useTranslations('places');
  return (
    <section id="programs" className={styles.programs} aria-labelledby="programs-title">
      <div className={styles.head}>
        <h2 id="programs-title">{t('programs')}</h2>
        {url ? (
          <p>
            <a className="text-link" href={url}>
              {t(programs.length > 0 ? 'allPrograms' : 'elsewhere')}
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
                <span className={styles.when} lang={program.whenLang}>
                  {program.when}
                </span>
                {program.statusText ? <span className="tag tag-alert">{program.statusText}</span> : null}
              </p>
              <h3>
                <a className="covering-link" href={program.url} lang={program.lang}>
                  {program.title}
                </a>
              </h3>
              {program.off.map(({ when, text }) => (
                <p key={when}>
                  <s>{when}</s> {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
