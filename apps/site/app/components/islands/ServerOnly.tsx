import { type ReactNode, useCallback, useState } from 'react';

interface ServerOnlyProps {
  /** Unique on the page. */
  id: string;
  className?: string;
  /** Only set on the server: write `import.meta.env.SSR ? … : null`, so that browser bundles leave out its code. */
  children: ReactNode;
}

/** The server's HTML by id, for when an error page mounts the component again. */
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

/** A constant part of the layout: rendered by the server, without code in the browser and without hydration. */
export function ServerOnly({ id, className, children }: ServerOnlyProps) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <DrawnOnce id={id} className={className ?? ''}>
      {null}
    </DrawnOnce>
  );
}
