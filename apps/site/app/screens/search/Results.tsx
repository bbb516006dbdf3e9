import { Badge } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import { MarkedText } from '../../components/search/MarkedText.tsx';
import styles from './Results.module.css';
import type { ResultTeaser } from './search.ts';

function Sections({ sections, lang }: Pick<ResultTeaser, 'sections' | 'lang'>) {
  const t = useTranslations('search');
  return (
    <div className={styles.sections}>
      <span>{t('sections')}</span>
      <ul lang={lang}>
        {sections.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>
              <MarkedText text={title} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResultDate({ date, day, isNext, isOn }: Pick<ResultTeaser, 'date' | 'day' | 'isNext' | 'isOn'>) {
  const t = useTranslations('search');
  if (isOn) return <span>{t('on')}</span>;
  if (!date || !day) return date ? <span>{date}</span> : null;
  return <time dateTime={day}>{isNext ? t('next', { date }) : date}</time>;
}

export function Results({ results }: { results: ResultTeaser[] }) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={`${result.tab} ${result.url} ${result.title.join('')}`} data-picture={result.image ? '' : undefined}>
          <article>
            <h3 lang={result.lang}>
              {result.url ? (
                <a className="covering-link" href={result.url}>
                  <MarkedText text={result.title} />
                </a>
              ) : (
                <MarkedText text={result.title} />
              )}
            </h3>
            <p className={styles.kind}>
              <Badge>{shell(`kinds.${result.tab}`)}</Badge>
              {result.isOver ? <span className="tag">{t('over')}</span> : null}
              {result.statusText ? <span className="tag">{result.statusText}</span> : null}
              <ResultDate {...result} />
            </p>
            <p className={styles.excerpt} lang={result.lang}>
              <MarkedText text={result.excerpt} />
            </p>
            {result.sections.length > 0 ? <Sections sections={result.sections} lang={result.lang} /> : null}
          </article>
          {result.image ? (
            <div className={styles.picture}>
              <ContentPicture image={result.image} aspect="default" decorative sizes="(min-width: 768px) 11rem, 5.5rem" />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
