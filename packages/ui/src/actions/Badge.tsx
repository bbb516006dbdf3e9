import type { ReactNode } from 'react';
import './badge.css';

/** The kind or state of an item, beside its name. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}

/** A number in a circle; the text around it gives its meaning. */
export function CountBadge({ count }: { count: number }) {
  return <span className="badge badge-count">{count}</span>;
}
