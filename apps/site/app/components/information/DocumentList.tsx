import styles from './Information.module.css';
import type { DocumentLink } from './information.ts';

/** Files to download, with type, size and date (specification, section 7). */
export function DocumentList({ documents }: { documents: DocumentLink[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ url, title, lang, fileName, kind, size, date, description }) => (
        <li key={url}>
          <span className={styles.sheet} aria-hidden="true">
            {kind}
          </span>
          <div className={styles.about}>
            <a className="covering-link" href={url} lang={lang} referrerPolicy="no-referrer" download={fileName}>
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
