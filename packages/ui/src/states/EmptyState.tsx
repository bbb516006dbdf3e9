import type { ReactNode } from 'react';
import { Balloon } from '../balloon/Balloon.tsx';
import { classNames } from '../class-names.ts';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  /** The title becomes a heading of this level; otherwise a paragraph. */
  level?: 1 | 2 | 3;
  /** What can be done now: links, a search field. */
  children?: ReactNode;
  className?: string;
}

/** Nothing here: the balloon drifts away over the trees, and the words say what to do. */
export function EmptyState({ title, level, children, className }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classNames('empty-state', className)}>
      <div className="empty-scene" aria-hidden="true">
        <svg className="empty-cloud" viewBox="0 0 120 40" focusable="false">
          <path d="M18 38a14 14 0 0 1 2-28 22 22 0 0 1 40-4 16 16 0 0 1 26 8 12 12 0 0 1 14 24z" />
        </svg>
        <Balloon />
        <svg className="empty-trees" viewBox="0 0 360 80" focusable="false">
          <path className="empty-hill" d="M0 80V62c70-32 130-30 190-10s110 14 170-8v36z" />
          <path className="empty-trunk" d="M52 56v24M92 44v30M284 46v30M322 50v30" />
          <path
            className="empty-crown"
            d="M52 22c11 0 18 9 18 20s-7 18-18 18-18-7-18-18 7-20 18-20zM92 2l18 46H74zM284 8l18 44h-36zM322 18c11 0 18 9 18 19s-7 17-18 17-18-7-18-17 7-19 18-19z"
          />
        </svg>
      </div>
      <Title className="empty-title">{title}</Title>
      {children}
    </div>
  );
}
