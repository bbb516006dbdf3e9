import type { ReactNode } from 'react';
import './badge.css';

/** A kind or state beside a name, in words. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}

/** How many, on a round ground; the words around it say of what. */
export function CountBadge({ count }: { count: number }) {
  return <span className="badge badge-count">{count}</span>;
}
