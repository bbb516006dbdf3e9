import { type ReactNode, useCallback, useState } from 'react';

interface ServerOnlyProps {
  /** Unique on the page. */
  id: string;
  className?: string;
  /** Only there on the server: write `import.meta.env.SSR ? … : null`, so that browsers do not load what draws it. */
  children: ReactNode;
}

/** The server's HTML by id, for a component that is mounted again by an error page. */
const drawn = new Map<string, string>();

function DrawnOnce({ id, className }: ServerOnlyProps) {
  // During hydration, the empty string keeps the server's HTML.
  const [html] = useState(() => drawn.get(id) ?? '');
  const keep = useCallback(
    (element: HTMLDivElement | null) => {
      if (element && !drawn.has(id)) drawn.set(id, element.innerHTML);
    },
    [id],
  );
  return <div ref={keep} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A part of the frame that never changes: drawn by the server, and neither sent as code nor hydrated. */
export function ServerOnly({ id, className, children }: ServerOnlyProps) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <DrawnOnce id={id} className={className ?? ''}>
      {null}
    </DrawnOnce>
  );
}
