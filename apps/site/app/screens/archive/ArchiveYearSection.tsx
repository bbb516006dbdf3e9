import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import styles from './ArchiveScreen.module.css';
import type { ArchiveYear } from './years.ts';

/** A year with its articles as an index without pictures. */
export function ArchiveYearSection({ section: { year, articles }, isFirst }: { section: ArchiveYear; isFirst: boolean }) {
  return (
    <section className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ol>
        {articles.map((article, index) => (
          <li key={article.id}>
            <div className={styles.words}>
              <h3>
                <a className="covering-link" href={article.url} lang={article.lang}>
                  {article.title}
                </a>
              </h3>
              <time dateTime={article.day}>{article.date}</time>
              <p lang={article.lang}>{article.lead}</p>
            </div>
            <div className={styles.picture}>
              <ContentPicture image={article.image} decorative priority={isFirst && index === 0} sizes="(min-width: 768px) 15rem, 9rem" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
