import type { ReactNode } from 'react';
import { Glyph } from '../Glyph.tsx';
import styles from './Menu.module.css';

/** One of the menu's panels; they share a name, so that the browser keeps one open at a time. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details name="header-panel" className={styles['panel']}>
        <summary>
          {title} <Glyph of="down" />
        </summary>
        <div className={styles['sheet']}>
          <div className={`wrap ${styles['content']}`}>{children}</div>
        </div>
      </details>
    </li>
  );
}
