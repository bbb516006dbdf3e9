import styles from './Information.module.css';
import type { DocumentLink } from './information.ts';

/** Files with their kind, size and date. */
export function DocumentList({ documents }: { documents: DocumentLink[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.url}>
          <a href={document.url} rel="external">
            {document.title}
          </a>{' '}
          <span className={styles.facts}>({document.facts})</span>
          {document.date ? <p className={styles.facts}>{document.date}</p> : null}
          {document.description ? <p>{document.description}</p> : null}
        </li>
      ))}
    </ul>
  );
}
