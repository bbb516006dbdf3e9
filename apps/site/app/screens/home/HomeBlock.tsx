import type { ReactNode } from 'react';
import styles from './Home.module.css';

interface HomeBlockProps {
  title: string;
  /** Where the rest is. */
  more?: { title: string; url: string }[];
  children: ReactNode;
}

export function HomeBlock({ title, more, children }: HomeBlockProps) {
  return (
    <section className={styles['block']}>
      <h2>{title}</h2>
      {children}
      {more?.length ? (
        <ul className={styles['more']}>
          {more.map((link) => (
            <li key={link.url}>
              <a href={link.url}>{link.title}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
