import { Badge } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../parts/pictures/ContentPicture.tsx';
import type { Marked } from './marks.ts';
import styles from './Search.module.css';
import type { ResultTeaser } from './search.ts';

/** Pieces take turns: the odd ones are what was searched. */
function MarkedText({ text }: { text: Marked }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never change places
  return text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

export function Results({ results }: { results: ResultTeaser[] }) {
  const t = useTranslations('search');
  return (
    <ol className={styles['results']}>
      {results.map((result) => (
        <li key={`${result.tab} ${result.url} ${result.title.join('')}`} {...(result.image ? { 'data-picture': '' } : {})}>
          <article>
            <h3>
              {result.url ? (
                <a href={result.url}>
                  <MarkedText text={result.title} />
                </a>
              ) : (
                <MarkedText text={result.title} />
              )}
            </h3>
            <p className={styles['kind']}>
              <Badge>{t(`kinds.${result.tab}`)}</Badge>
              {result.date && result.day ? <time dateTime={result.day}>{result.date}</time> : null}
            </p>
            <p>
              <MarkedText text={result.excerpt} />
            </p>
          </article>
          {result.image ? (
            <div className={styles['picture']}>
              <ContentPicture image={result.image} aspect="default" decorative sizes="(min-width: 768px) 11rem, 5.5rem" />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
