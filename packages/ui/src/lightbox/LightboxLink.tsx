import type { MouseEvent, ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import { preloadLightbox } from './LightboxHost.tsx';
import { type LightboxSlide, openLightbox } from './lightbox-store.ts';

interface LightboxLinkProps {
  slides: readonly LightboxSlide[];
  /** Index of the linked slide, from 0. */
  index: number;
  /** The accessible name, if the image within has none. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** A link that opens an image in the lightbox; without JavaScript, or in a new tab, it opens the file. */
export function LightboxLink({ slides, index, label, children, className }: LightboxLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openLightbox(slides, index);
  }
  return (
    <a
      className={joinClassNames('lightbox-link', className)}
      href={slides[index]?.src}
      onClick={onClick}
      onPointerEnter={preloadLightbox}
      onFocus={preloadLightbox}
      aria-label={label || undefined}
    >
      {children}
    </a>
  );
}
