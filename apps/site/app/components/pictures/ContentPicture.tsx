import type { ImageValue } from '@liget/content-api';
import { Picture } from '@liget/ui';
import { getImageSizes, type ImageAspect } from '../../lib/images/image.ts';

interface ContentPictureProps {
  image: ImageValue | null | undefined;
  aspect?: ImageAspect;
  sizes: string;
  priority?: boolean | 'auto';
  className?: string;
  /** Empty alternative text, for a teaser whose title says the same. */
  decorative?: boolean;
}

/** An image of the content service in one aspect ratio; renders nothing without an image. */
export function ContentPicture({ image, aspect = 'landscape', decorative = false, ...rest }: ContentPictureProps) {
  if (!image) return null;
  return (
    <Picture
      source={getImageSizes(image, aspect)}
      fallback={image.original.src}
      alt={decorative ? '' : image.alt}
      colour={image.colour}
      {...rest}
    />
  );
}

/** The same with caption and credit. */
export function PictureWithCredit(props: ContentPictureProps) {
  const { image } = props;
  if (!image) return null;
  const credit = [image.caption, image.credit, image.licence].filter(Boolean).join(' · ');
  return (
    <figure className="figure">
      <ContentPicture {...props} />
      {credit ? <figcaption>{credit}</figcaption> : null}
    </figure>
  );
}
