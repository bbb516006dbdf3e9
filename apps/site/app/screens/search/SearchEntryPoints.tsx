import styles from './Search.module.css';

interface WaysProps {
  /** Unique on the page. */
  id: string;
  title: string;
  ways: { url: string; title: string }[];
}

/** Where to go without a search. */
export function Ways({ id, title, ways }: WaysProps) {
  return (
    <section className={styles['ways']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way.url}>
            <a href={way.url}>{way.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
