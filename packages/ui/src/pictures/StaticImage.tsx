import { useRef } from 'react';
import { BREAKPOINTS } from '../breakpoints.ts';
import { joinClassNames } from '../class-names.ts';
import { getImageSize, type ImageSize } from './media.ts';
import './picture.css';
import { useNear } from './use-near.ts';

interface StaticImageProps {
  /** One address a size. */
  srcSet: Record<ImageSize, string>;
  alt: string;
  /** Of the picture, in pixels, so that its place is kept free. */
  width: number;
  height: number;
  /** One size whatever the window; otherwise by its width: sm, from 992 px md, from 1440 px lg. A wrong one throws. */
  size?: ImageSize;
  priority?: boolean;
  className?: string;
}

/** A fixed picture of the site's own: a logo, a card of the menu. */
export function StaticImage({ srcSet, alt, width, height, size, priority = false, className }: StaticImageProps) {
  const ref = useRef<HTMLPictureElement>(null);
  const near = useNear(ref, priority);
  return (
    <picture ref={ref} className={joinClassNames('picture', !near && 'picture-far', className)}>
      {size ? null : (
        <>
          <source media={`(min-width: ${BREAKPOINTS.wide}px)`} srcSet={srcSet.lg} />
          <source media={`(min-width: ${BREAKPOINTS.picture}px)`} srcSet={srcSet.md} />
        </>
      )}
      <img
        src={getImageSize(srcSet, size ?? 'sm')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
