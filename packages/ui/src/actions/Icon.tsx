import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { joinClassNames } from '../class-names.ts';

interface IconProps {
  /** From lucide, by a named import, so that only what is used is sent. */
  of: IconNode;
  /** Pixels at the default text size; grows with the visitor's text. */
  size?: number;
  /** Only when nothing beside it says the same; otherwise assistive technology passes over it. */
  label?: string;
  className?: string;
}

export function Icon({ of: drawing, size = 20, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={joinClassNames('icon', className)}
      viewBox="0 0 24 24"
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...naming}
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
