import { StaticImage } from '@liget/ui';
import type { StaticPicture } from './static-picture.ts';

/** An image of the site's own pages with title and caption; renders nothing if editors have not set it. */
export function StaticFigure({ picture }: { picture: StaticPicture | null }) {
  if (!picture) return null;
  const { title, caption, lang, titleLang, ...image } = picture;
  return (
    <figure className="figure">
      <StaticImage {...image} />
      {(title || caption) && (
        <figcaption lang={lang}>
          {title && <strong lang={titleLang}>{title}</strong>} {caption}
        </figcaption>
      )}
    </figure>
  );
}
