import { LightboxLink } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery.ts';

/**
 * Pictures in columns, each with its credit and a link to its original; a picture opens in the lightbox, or without JavaScript as a file.
 */
export function PictureWall({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTranslations('press');
  const toSlide = ({ image, full, title, langs, description, credit }: GalleryPicture) => ({
    ...full,
    alt: image.alt,
    title,
    lang: langs.title,
    description: [description, credit ? t('credit', { credit }) : ''].filter(Boolean).join(' '),
  });
  return (
    <ul className={styles.wall} data-gallery>
      {pictures.map((picture, index) => {
        const { image, title, description, langs, credit, licence, download } = picture;
        return (
          <li key={download.url}>
            <figure>
              <LightboxLink slide={toSlide(picture)}>
                <ContentPicture
                  image={image}
                  aspect="default"
                  priority={index === 0}
                  sizes="(min-width: 1360px) 424px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
                />
              </LightboxLink>
              <figcaption>
                <h2 lang={langs.title}>{title}</h2>
                {description ? <p lang={langs.description}>{description}</p> : null}
                <p className={styles.credit}>
                  {credit ? <span>{t('credit', { credit })}</span> : null}
                  {licence ? <span>{t('licence', { licence })}</span> : null}
                </p>
                <a
                  className={styles.download}
                  href={download.url}
                  download={download.fileName}
                  referrerPolicy="no-referrer"
                  aria-label={t('downloadNamed', { title, facts: download.facts })}
                >
                  {t('download', { facts: download.facts })}
                </a>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
