import { useRef } from 'react';
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
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The largest rendition offered. */
  size?: ImageSize;
  /** Shown until it has loaded, '#rrggbb'. */
  colour?: string;
  /** The lead picture of a page loads at once and first; 'auto' leaves it to the browser when, without waiting for scripts. */
  priority?: boolean | 'auto';
  className?: string;
}

/**
 * A responsive picture with its place kept free, so that nothing jumps when it arrives. Unless it has priority it is fetched when it
 * comes near the window; without JavaScript the browser itself decides when (picture.css).
 */
export function Picture({ source, fallback, alt, sizes, size = 'lg', colour, priority = false, className }: PictureProps) {
  const ref = useRef<HTMLPictureElement>(null);
  const near = useNear(ref, priority !== false);
  const largest = getImageSize(source, size);
  return (
    <picture
      ref={ref}
      className={joinClassNames('picture', !near && 'picture-far', className)}
      style={colour ? { backgroundColor: colour } : undefined}
    >
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
