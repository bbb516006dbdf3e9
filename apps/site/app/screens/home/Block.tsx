import type { ReactNode } from 'react';
import styles from './Block.module.css';

export interface MoreLink {
  title: string;
  url: string;
}

interface BlockProps {
  title: string;
  /** Links to more content. */
  more?: MoreLink[];
  /** The background colour; plain by default. */
  paper?: 'forest' | 'sun' | 'sky';
  children: ReactNode;
}

const NO_LINKS: MoreLink[] = [];

/** A section of the home page with a heading and links to more. */
export function Block({ title, more = NO_LINKS, paper, children }: BlockProps) {
  const inside = (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more.length > 0 ? (
          <ul>
            {more.map((link) => (
              <li key={link.url}>
                <a className="text-link" href={link.url}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {children}
    </>
  );
  return paper ? (
    <section className={`${styles.paper} ${paper === 'forest' ? 'theme-dark' : 'theme-light'}`} data-paper={paper}>
      <div className="wrap">{inside}</div>
    </section>
  ) : (
    <section className={`wrap ${styles.block}`}>{inside}</section>
  );
}
