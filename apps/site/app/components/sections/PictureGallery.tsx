import type { ImageValue } from '@liget/content-api';
import { LightboxLink, type LightboxSlide } from '@liget/ui';
import { formatCredit, formatCredits } from '../../lib/images/picture-credit.ts';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './PictureGallery.module.css';

function toSlide(picture: ImageValue): LightboxSlide {
  const { original, alt, caption, sm, md, lg } = picture;
  const credit = formatCredit(picture);
  return {
    src: original.src,
    alt,
    width: original.width,
    height: original.height,
    srcSet: [sm, md, lg],
    // The lightbox shows the caption, or else the alternative text.
    title: caption ?? alt,
    ...(credit ? { description: credit } : {}),
  };
}

/** The first image is wide, and the last one if it is alone in its row. */
const isWide = (index: number, count: number): boolean => index === 0 || (index === count - 1 && count % 2 === 0);

/** Images with the first one largest; each opens in the lightbox where the screen has `LightboxLinks`, otherwise as a file. */
export function PictureGallery({ pictures }: { pictures: ImageValue[] }) {
  const credits = formatCredits(pictures);
  return (
    <>
      <ul className={styles.gallery} data-gallery>
        {pictures.map((picture, index) => (
          <li key={picture.original.src}>
            <LightboxLink slide={toSlide(picture)} className={styles.picture ?? ''}>
              <ContentPicture
                image={picture}
                aspect="landscape"
                sizes={isWide(index, pictures.length) ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw'}
              />
            </LightboxLink>
            {picture.caption ? <p>{picture.caption}</p> : null}
          </li>
        ))}
      </ul>
      {credits ? <p className={styles.credits}>{credits}</p> : null}
    </>
  );
}
