import { StaticImage } from '@liget/ui';
import type { StaticPicture } from './static-picture.ts';

/** An image of the site's own pages with title and caption; renders nothing if editors have not set it. */
export function StaticFigure({ picture, priority = false }: { picture: StaticPicture | null; priority?: boolean }) {
  if (!picture) return null;
  const { title, caption, langs, ...image } = picture;
  return (
    <figure className="figure">
      <StaticImage {...image} priority={priority} />
      {title || caption ? (
        <figcaption>
          {title ? <strong lang={langs?.title}>{title}</strong> : null} {caption ? <span lang={langs?.caption}>{caption}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
