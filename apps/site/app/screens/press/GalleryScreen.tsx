import { EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { longDate } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { categoryParams, galleryArchive, toGalleryPicture } from './gallery.ts';
import styles from './Press.module.css';

export const loader = screenLoader('gallery', async ({ locale, params, content, messages, page }) => {
  const { data: gallery } = await content.main('gallery', { slug: params['gallery'] });
  const { category } = gallery;
  const categoryUrl = href('mediaCategory', locale, { gallerycategory: category.slug });
  const description = await page({
    title: gallery.title,
    description: gallery.lead,
    image: imageOf(gallery.media, 'lead'),
    item: { parameter: 'gallery', slugs: gallery.slugs, language: gallery.language },
    params: categoryParams(category.slugs),
    trail: [
      { title: messages.press.title, url: href('press', locale) },
      { title: messages.press.mediaLibrary, url: href('mediaLibrary', locale) },
      { title: category.title, url: categoryUrl },
    ],
  });
  return {
    page: description,
    gallery: {
      title: gallery.title,
      lead: gallery.lead,
      date: longDate(gallery.published_at, locale),
      archive: galleryArchive(gallery, locale),
    },
    category: { title: category.title, url: categoryUrl },
    pictures: gallery.items.map((item) => toGalleryPicture(item, locale)),
  };
});

export default function GalleryScreen() {
  const t = useTranslations('press');
  const { gallery, category, pictures } = useLoaderData<typeof loader>();
  return (
    <div className="wrap gallery-screen">
      <PageTitle title={gallery.title} lead={gallery.lead} kicker={`${category.title} · ${gallery.date}`} />
      <div className={styles['tools']}>
        <p>
          {t('pictureCount', { count: pictures.length })}. {t('creditRequest')}
        </p>
        {gallery.archive ? (
          <p>
            <a href={gallery.archive.url} download referrerPolicy="no-referrer">
              {t('downloadAll', { facts: gallery.archive.facts })}
            </a>
          </p>
        ) : null}
      </div>
      {pictures.length === 0 ? <EmptyState title={t('noPictures')} /> : null}
      <ul className={styles['pictures']}>
        {pictures.map((picture, index) => (
          <li key={picture.download.url}>
            <figure>
              <ContentPicture image={picture.image} aspect="default" priority={index === 0} sizes="(min-width: 992px) 33vw, 100vw" />
              <figcaption>
                <h2>{picture.title}</h2>
                {picture.description ? <p>{picture.description}</p> : null}
                {picture.credit ? <p className={styles['credit']}>{t('credit', { credit: picture.credit })}</p> : null}
                {picture.licence ? <p className={styles['credit']}>{t('licence', { licence: picture.licence })}</p> : null}
                <p>
                  <a
                    href={picture.download.url}
                    download={picture.download.fileName}
                    referrerPolicy="no-referrer"
                    aria-label={t('downloadNamed', { title: picture.title, facts: picture.download.facts })}
                  >
                    {t('download', { facts: picture.download.facts })}
                  </a>
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p>
        <a href={category.url}>{t('allGalleries', { category: category.title })}</a>
      </p>
    </div>
  );
}
