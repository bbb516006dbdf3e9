import styles from './Information.module.css';
import type { DocumentLink } from './information.ts';

interface DocumentListProps {
  documents: DocumentLink[];
  /** The files are saved instead of opened. */
  download?: boolean;
}

/** Files with their kind, size and date. */
export function DocumentList({ documents, download = false }: DocumentListProps) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ url, title, fileName, kind, size, date, description }) => (
        <li key={url}>
          <span className={styles.sheet} aria-hidden="true">
            {kind}
          </span>
          <div className={styles.about}>
            <a href={url} referrerPolicy="no-referrer" {...(download ? { download: fileName } : { rel: 'external' })}>
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
