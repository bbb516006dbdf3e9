export interface PictureRendition {
  src: string;
  width: number;
  height: number;
}

export interface PictureSource {
  sm: PictureRendition;
  md: PictureRendition;
  lg: PictureRendition;
}

interface PictureProps {
  /** WebP renditions of one aspect. */
  source: PictureSource;
  /** For browsers without WebP. */
  fallback?: string;
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes?: string;
  /** Shown until it has loaded, '#rrggbb'. */
  colour?: string;
  /** The first picture of a page loads at once. */
  priority?: boolean;
  className?: string;
}

/** A responsive picture with its place kept free, so that nothing jumps when it arrives. */
export function Picture({
  source,
  fallback,
  alt,
  sizes = '(min-width: 1440px) 1440px, (min-width: 992px) 50vw, 100vw',
  colour,
  priority = false,
  className,
}: PictureProps) {
  const candidates = [source.sm, source.md, source.lg].map((item) => `${item.src} ${item.width}w`).join(', ');
  return (
    <picture className={className ? `picture ${className}` : 'picture'}>
      <source type="image/webp" srcSet={candidates} sizes={sizes} />
      <img
        src={fallback ?? source.md.src}
        alt={alt}
        width={source.lg.width}
        height={source.lg.height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        {...(colour ? { style: { backgroundColor: colour } } : {})}
      />
    </picture>
  );
}
