import { watchPictures } from '@liget/ui';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Drawing } from './drawing.ts';

interface DrawnByServerProps<Value> {
  /** Unique on the page. */
  id: string;
  of: Drawing<Value>;
  children: (value: Value) => ReactNode;
}

/** What stands there already. Read from the page for the case that React must build it anew. */
function AsDrawn({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  const watch = useCallback((element: HTMLElement | null) => (element ? watchPictures(element) : undefined), []);
  return <div id={id} ref={watch} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a screen that works as plain HTML: words, pictures, links. With the page's document it is neither hydrated nor sent as data;
 * who comes by a link, or changes the screen in place, gets the data, and it is drawn from them.
 */
export function DrawnByServer<Value>({ id, of: { value }, children }: DrawnByServerProps<Value>) {
  return (
    <Suspense>
      {value === undefined ? (
        <AsDrawn id={id} />
      ) : (
        <div id={id} className="contents">
          {children(value)}
        </div>
      )}
    </Suspense>
  );
}
