import { type ReactNode, useRef } from 'react';
import { joinClassNames } from '../class-names.ts';
import { getImageSize, getSrcSet, type ImageSize, limitDensity, type PictureSource } from './media.ts';
import './picture.css';
import { useNear } from './use-near.ts';

export interface PictureProps {
  /** WebP renditions of one aspect. */
  source: PictureSource;
  /** For browsers without WebP. */
  fallback?: string;
  alt: string;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** The largest rendition offered. */
  size?: ImageSize;
  /** Background colour until the image has loaded, '#rrggbb'. */
  colour?: string;
  /** True for a page's lead image, which loads at once with high priority; 'auto' uses native lazy loading without scripts. */
  priority?: boolean | 'auto';
  className?: string;
  /** A `source` that comes before: another crop for some windows. */
  children?: ReactNode;
}

/**
 * A responsive image with reserved space, so that the layout does not shift. Unless it has priority it loads when it is near the window; without
 * JavaScript the browser decides when (picture.css).
 */
export function Picture({ source, fallback, alt, sizes, size = 'lg', colour, priority = false, className, children }: PictureProps) {
  const ref = useRef<HTMLPictureElement>(null);
  const near = useNear(ref, priority !== false);
  const largest = getImageSize(source, size);
  return (
    <picture
      ref={ref}
      className={joinClassNames('picture', !near && 'picture-far', className)}
      style={colour ? { backgroundColor: colour } : undefined}
    >
      {children}
      <source type="image/webp" srcSet={getSrcSet(source, size)} sizes={limitDensity(sizes)} />
      <img
        src={fallback ?? source.md.src}
        alt={alt}
        width={largest.width}
        height={largest.height}
        decoding="async"
        {...(priority === true ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
