import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './badge.css';

interface BadgeProps {
  children: ReactNode;
  tone?: 'plain' | 'good' | 'waiting' | 'bad' | 'new';
  /** A dot in front, for live states; `pulse` lets it beat. */
  dot?: boolean | 'pulse';
  className?: string;
}

/** A short state beside a name: open, closed, new. Never by colour alone: the words say it. */
export function Badge({ children, tone = 'plain', dot = false, className }: BadgeProps) {
  return (
    <span className={classNames('badge', `badge-${tone}`, className)}>
      {dot ? <span className={classNames('badge-dot', dot === 'pulse' && 'badge-dot-pulse')} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

/** How many, on a round ground; the words around it say of what. */
export function CountBadge({ count }: { count: number }) {
  return <span className="badge badge-count">{count}</span>;
}
