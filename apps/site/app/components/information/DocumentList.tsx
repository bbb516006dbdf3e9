import styles from './Information.module.css';
import type { DocumentLink } from './information.ts';

/** Files to download, with type, size and date (specification, section 7). `lang` is the language of the titles, if it is not the page's. */
export function DocumentList({ documents, lang }: { documents: DocumentLink[]; lang?: string | undefined }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ url, title, fileName, kind, size, date, description }) => (
        <li key={url}>
          <span className={styles.sheet} aria-hidden="true">
            {kind}
          </span>
          <div className={styles.about} lang={lang}>
            <a href={url} referrerPolicy="no-referrer" download={fileName}>
              {title}
            </a>
            {description ? <p>{description}</p> : null}
          </div>
          <p className={styles.facts}>
            <span>
              {kind ? `${kind}, ` : null}
              {size}
            </span>
            {date ? <span>{date}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
