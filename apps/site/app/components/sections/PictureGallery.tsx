import type { ImageValue, Locale } from '@liget/content-api';
import { LightboxLink, type LightboxSlide } from '@liget/ui';
import { useLocale } from 'use-intl';
import { formatCredit, formatCredits } from '../../lib/images/picture-credit.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './PictureGallery.module.css';

function toSlide(picture: ImageValue, captionLang: Locale | undefined): LightboxSlide {
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
    lang: captionLang,
    ...(credit ? { description: credit } : {}),
  };
}

/** The first image is wide, and the last one if it is alone in its row. */
const isWide = (index: number, count: number): boolean => index === 0 || (index === count - 1 && count % 2 === 0);

/** Images with the first one largest; each opens in the lightbox where the screen has `LightboxLinks`, otherwise as a file. */
export function PictureGallery({ pictures }: { pictures: ImageValue[] }) {
  const credits = formatCredits(pictures);
  const locale = useLocale();
  const shown = pictures.map((picture) => ({ picture, captionLang: getFieldLang(picture, 'caption', locale) }));
  return (
    <>
      <ul className={styles.gallery} data-gallery>
        {shown.map(({ picture, captionLang }, index) => (
          <li key={picture.original.src}>
            <LightboxLink slide={toSlide(picture, captionLang)} className={styles.picture ?? ''}>
              <ContentPicture
                image={picture}
                aspect="landscape"
                sizes={isWide(index, pictures.length) ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw'}
              />
            </LightboxLink>
            {picture.caption ? <p lang={captionLang}>{picture.caption}</p> : null}
          </li>
        ))}
      </ul>
      {credits ? <p className={styles.credits}>{credits}</p> : null}
    </>
  );
}
