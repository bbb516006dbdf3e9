import type { ReactNode } from 'react';
import { DOWN } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';

/** A panel of the menu; they share a name, so that the browser keeps only one open. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details name="header-panel" className="menu-panel">
        <summary>
          {title} <Glyph name={DOWN} />
        </summary>
        <div className="menu-sheet">
          <div className="wrap menu-content">{children}</div>
        </div>
      </details>
    </li>
  );
}
