import { X } from 'lucide';
import { Children, type ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import './chip.css';
import { Icon } from './Icon.tsx';

interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** Whether this choice is active. */
  current?: boolean;
  className?: string;
  rel?: 'nofollow' | undefined;
}

/** A choice that is a link, so that it works without JavaScript. */
export function ChipLink({ href, children, current = false, className, rel }: ChipLinkProps) {
  return (
    <a
      className={joinClassNames('chip', current && 'chip-on', className)}
      href={href}
      rel={rel}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </a>
  );
}

interface ChipRemovableProps {
  children: string;
  /** The accessible name of the removal, for example 'Remove filter: free'. */
  removeLabel: string;
  /** The URL without this choice; without it `onRemove` is called. */
  href?: string;
  rel?: 'nofollow' | undefined;
  onRemove?: () => void;
}

/** An active choice that is removed when pressed. */
export function ChipRemovable({ children, removeLabel, href, rel, onRemove }: ChipRemovableProps) {
  const inside = (
    <>
      {children}
      <Icon of={X} size={16} />
    </>
  );
  return href ? (
    <a className="chip chip-removable" href={href} rel={rel} aria-label={removeLabel} {...(onRemove ? { onClick: onRemove } : {})}>
      {inside}
    </a>
  ) : (
    <button type="button" className="chip chip-removable" aria-label={removeLabel} onClick={onRemove}>
      {inside}
    </button>
  );
}

/** Chips side by side; on a phone they scroll sideways when `scroll` is set. */
export function ChipRow({ children, label, scroll = false }: { children: ReactNode; label?: string; scroll?: boolean }) {
  return (
    <ul className={joinClassNames('chip-row', scroll && 'chip-row-scroll')} aria-label={label || undefined}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  );
}
