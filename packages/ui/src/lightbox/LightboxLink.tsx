import type { MouseEvent, ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import { preloadLightbox } from './LightboxHost.tsx';
import { type LightboxSlide, openLightbox } from './lightbox-store.ts';

interface LightboxLinkProps {
  slides: readonly LightboxSlide[];
  /** Which of them this link shows, from 0. */
  index: number;
  /** Its name, when the picture within does not give one. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** A picture that opens in the lightbox; without JavaScript, or in a new tab, its file opens. */
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
