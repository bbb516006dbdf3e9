import { type ReactNode, useCallback, useState } from 'react';

interface ServerOnlyProps {
  /** Unique on the page. */
  id: string;
  className?: string;
  /** Only set on the server: write `import.meta.env.SSR ? … : null`, so that browser bundles leave out its code. */
  children: ReactNode;
}

/** The server's HTML by id, for when an error page mounts the component again. */
const serverHtml = new Map<string, string>();

function ServerHtml({ id, className }: ServerOnlyProps) {
  // During hydration, the empty string keeps the server's HTML.
  const [html] = useState(() => serverHtml.get(id) ?? '');
  const storeHtml = useCallback(
    (element: HTMLDivElement | null) => {
      if (element && !serverHtml.has(id)) serverHtml.set(id, element.innerHTML);
    },
    [id],
  );
  return <div ref={storeHtml} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A constant part of the layout: rendered by the server, without code in the browser and without hydration. */
export function ServerOnly({ id, className, children }: ServerOnlyProps) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <ServerHtml id={id} className={className ?? ''}>
      {null}
    </ServerHtml>
  );
}
