import type { PanelPicture } from '../loaders/frame-data.ts';

/** A card's picture. A lazy picture in a closed panel is not loaded until it opens, or until blocking is lifted. */
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
