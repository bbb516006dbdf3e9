import { type CroppedPicture, type ImageAspect, imageOf, type MediaPictures, type MediaType, sizesOf } from './media.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface DescribedPicture extends CroppedPicture {
  alt: string;
  colour?: string | undefined;
}

interface MediaPictureProps extends Omit<PictureProps, 'source' | 'alt' | 'colour'> {
  media: MediaPictures<DescribedPicture> | null | undefined;
  /** Wrong values of these three throw (specification, section 5). */
  type?: MediaType;
  aspect?: ImageAspect;
  /** Beside words that say the same: passed over by assistive technology. */
  decorative?: boolean;
}

/** The picture of an item by media type, in one aspect; nothing when the item has none. */
export function MediaPicture({ media, type = 'image', aspect = 'default', decorative = false, ...rest }: MediaPictureProps) {
  const image = imageOf(media, type);
  const source = image && sizesOf(image, aspect);
  if (!image || !source) return null;
  return <Picture source={source} alt={decorative ? '' : image.alt} {...(image.colour ? { colour: image.colour } : {})} {...rest} />;
}
