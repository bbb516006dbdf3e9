import type { PanelPicture } from '../loaders/frame-data.ts';

/** A card's image. Lazy images of a closed panel load when it opens, or when `useImageBlocking` unblocks them. */
export function PanelImage({ picture }: { picture: PanelPicture | null }) {
  if (!picture) return null;
  const { src, width, height, colour, srcSet } = picture;
  return (
    <img
      src={src}
      {...(srcSet ? { srcSet, sizes: '(min-width: 1024px) 20rem, 90vw' } : {})}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      style={colour ? { backgroundColor: colour } : undefined}
    />
  );
}
