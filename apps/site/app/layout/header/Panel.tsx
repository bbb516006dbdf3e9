import type { ReactNode } from 'react';
import { DOWN } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';

/** One of the menu's panels; they share a name, so that the browser keeps one open at a time. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details name="header-panel" className="menu-panel">
        <summary>
          {title} <Glyph of={DOWN} />
        </summary>
        <div className="menu-sheet">
          <div className="wrap menu-content">{children}</div>
        </div>
      </details>
    </li>
  );
}
