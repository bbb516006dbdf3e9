import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import type { LightboxSlide } from './lightbox-store.ts';

interface LightboxLinkProps {
  slide: LightboxSlide;
  /** The accessible name, if the image within has none. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/**
 * A link to an image file, which `LightboxLinks` opens in the lightbox, as one of the links within the same `data-gallery`. Without JavaScript, or
 * in a new tab, it opens the file. It needs no code in the browser.
 */
export function LightboxLink({ slide, label, children, className }: LightboxLinkProps) {
  return (
    <a
      className={joinClassNames('lightbox-link', className)}
      href={slide.src}
      data-slide={JSON.stringify(slide)}
      aria-label={label || undefined}
    >
      {children}
    </a>
  );
}
