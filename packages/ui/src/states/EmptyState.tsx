import type { ReactNode } from 'react';
import { Balloon } from '../balloon/Balloon.tsx';
import { joinClassNames } from '../class-names.ts';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  /** The title becomes a heading of this level; otherwise a paragraph. */
  level?: 1 | 2 | 3;
  /** What the visitor can do instead: links, a search field. */
  children: ReactNode;
  className?: string;
}

/** An empty state: a drawing, and a text that suggests what to do. */
export function EmptyState({ title, level, children, className }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={joinClassNames('empty-state', className)}>
      <div className="empty-scene" aria-hidden="true">
        <span className="empty-cloud" />
        <Balloon />
        <span className="empty-trees" />
      </div>
      <Title className="empty-title">{title}</Title>
      {children}
    </div>
  );
}
