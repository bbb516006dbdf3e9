import { watchPictures } from '@liget/ui';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ClientOnly } from './client-only.ts';

interface DrawnByServerProps<Value> {
  /** Unique on the page. */
  id: string;
  value: ClientOnly<Value>;
  children: (value: Value) => ReactNode;
}

const listFocusable = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('a,button')];
/** By the id of an island: the index of the link or button that had the focus when the island was rendered again. */
const focusedIndexes: Record<string, number> = {};

/** The HTML from the server. Read from the page in case React must create it again. */
function ServerHtml({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const stop = watchPictures(element);
      return () => {
        focusedIndexes[id] = listFocusable(element).indexOf(document.activeElement as HTMLElement);
        stop();
      };
    },
    [id],
  );
  return <div id={id} ref={watch} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a screen that works as plain HTML. In the document it is neither hydrated nor sent as data; after a client-side navigation the data
 * arrive, and the part is rendered from them.
 */
export function DrawnByServer<Value>({ id, value: { value }, children }: DrawnByServerProps<Value>) {
  return (
    <Suspense>
      {value === undefined ? (
        <ServerHtml id={id} />
      ) : (
        <div
          id={id}
          ref={(element) => {
            // Restores the focus to the link or button that had it before.
            if (element) listFocusable(element)[focusedIndexes[id] ?? -1]?.focus({ preventScroll: true });
            delete focusedIndexes[id];
          }}
          className="contents"
        >
          {children(value)}
        </div>
      )}
    </Suspense>
  );
}
