import type { ImageValue } from '@liget/content-api';
import { LightboxLink, type LightboxSlide } from '@liget/ui';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './PictureGallery.module.css';

function toSlide({ original, alt, caption, credit, licence, sm, md, lg }: ImageValue): LightboxSlide {
  const source = [credit, licence].filter(Boolean).join(' · ');
  return {
    src: original.src,
    alt,
    width: original.width,
    height: original.height,
    srcSet: [sm, md, lg],
    // What is to be seen, for everyone.
    title: caption ?? alt,
    ...(source ? { description: source } : {}),
  };
}

/** Pictures of which the first is the largest; each opens in the lightbox, or as a file. */
export function PictureGallery({ pictures }: { pictures: ImageValue[] }) {
  const slides = pictures.map(toSlide);
  const credits = [...new Set(pictures.map(({ credit, licence }) => [credit, licence].filter(Boolean).join(' · ')))].filter(Boolean);
  return (
    <>
      <ul className={styles['gallery']}>
        {pictures.map((picture, index) => (
          <li key={picture.original.src}>
            <LightboxLink slides={slides} index={index} className={styles['picture'] ?? ''}>
              <ContentPicture
                image={picture}
                aspect="landscape"
                sizes={index === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 50vw'}
              />
            </LightboxLink>
            {picture.caption ? <p>{picture.caption}</p> : null}
          </li>
        ))}
      </ul>
      {credits.length > 0 ? <p className={styles['credits']}>{credits.join(', ')}</p> : null}
    </>
  );
}
