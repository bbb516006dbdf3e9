import type { ImageValue } from '@liget/content-api';
import { Picture } from '@liget/ui';
import { useLocale } from 'use-intl';
import { getImageSizes, type ImageAspect } from '../../lib/images/image.ts';
import { formatCredit } from '../../lib/images/picture-credit.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';

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
  const locale = useLocale();
  if (!image) return null;
  const { caption } = image;
  const credit = formatCredit(image);
  return (
    <figure className="figure">
      <ContentPicture {...props} />
      {caption || credit ? (
        <figcaption>
          {caption ? <span lang={getFieldLang(image, 'caption', locale)}>{caption}</span> : null}
          {caption && credit ? ' · ' : null}
          {credit}
        </figcaption>
      ) : null}
    </figure>
  );
}
