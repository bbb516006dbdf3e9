import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import styles from './Search.module.css';
import type { ResultTeaser } from './search.ts';

export function Results({ results }: { results: ResultTeaser[] }) {
  const t = useTranslations('search');
  return (
    <ol className={styles['results']}>
      {results.map((result) => (
        <li key={`${result.tab} ${result.url} ${result.title}`}>
          <article>
            <h3>{result.url ? <a href={result.url}>{result.title}</a> : result.title}</h3>
            <p className={styles['kind']}>
              {t(`kinds.${result.tab}`)}
              {result.date && result.day ? (
                <>
                  {' '}
                  · <time dateTime={result.day}>{result.date}</time>
                </>
              ) : null}
            </p>
            {result.excerpt ? <p>{result.excerpt}</p> : null}
          </article>
          {result.image ? (
            <div className={styles['picture']}>
              <ContentPicture image={result.image} aspect="default" decorative sizes="8rem" />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
