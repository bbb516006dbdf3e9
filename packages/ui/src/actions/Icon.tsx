import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { joinClassNames } from '../class-names.ts';

interface IconProps {
  /** An icon of lucide; imported by name, so that bundles contain only the icons in use. */
  of: IconNode;
  /** Pixels at the default text size; grows with the visitor's text. */
  size?: number;
  /** The accessible name; set it only if no text beside the icon says the same. */
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
