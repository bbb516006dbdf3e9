import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface IconProps {
  /** From lucide-react, by a named import, so that only what is used is sent. */
  of: LucideIcon;
  /** Pixels at the default text size; grows with the visitor's text. */
  size?: number;
  /** Only when nothing beside it says the same; otherwise assistive technology passes over it. */
  label?: string;
  className?: string;
}

export function Icon({ of: Drawing, size = 20, label, className }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label, 'aria-hidden': false } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Drawing
      className={classNames('icon', className)}
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      strokeWidth={2.25}
      focusable="false"
      {...naming}
    />
  );
}
