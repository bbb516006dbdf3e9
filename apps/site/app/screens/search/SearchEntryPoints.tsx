import styles from './SearchEntryPoints.module.css';

interface EntryPointsProps {
  /** Unique on the page. */
  id: string;
  title: string;
  links: { url: string; title: string }[];
}

/** Links that need no search. */
export function EntryPoints({ id, title, links }: EntryPointsProps) {
  return (
    <section className={styles.ways} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
