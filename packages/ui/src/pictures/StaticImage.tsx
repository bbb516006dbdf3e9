import { useRef } from 'react';
import { BREAKPOINTS } from '../breakpoints.ts';
import { joinClassNames } from '../class-names.ts';
import { getImageSize, type ImageSize } from './media.ts';
import './picture.css';
import { useNear } from './use-near.ts';

interface StaticImageProps {
  /** One URL per size. */
  srcSet: Record<ImageSize, string>;
  alt: string;
  /** Size in pixels, to reserve the space. */
  width: number;
  height: number;
  /** A fixed size; otherwise by the window's width: sm, from 992 px md, from 1440 px lg. Throws for an unknown size. */
  size?: ImageSize;
  priority?: boolean;
  className?: string;
}

/** An image of the site itself: a logo, a card of the menu. */
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
