import { EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { getImage } from '../../lib/images/image.ts';
import { href } from '../../lib/urls/href.ts';
import { DownloadAll } from './DownloadAll.tsx';
import styles from './Gallery.module.css';
import { getCategoryParams, getGalleryArchive, toGalleryPicture } from './gallery.ts';
import { PictureWall } from './PictureWall.tsx';

export const loader = createScreenLoader('gallery', async ({ locale, params, content, messages, page }) => {
  const { data: gallery } = await content.main('gallery', { slug: params['gallery'] });
  const { category } = gallery;
  const categoryUrl = href('mediaCategory', locale, { gallerycategory: category.slug });
  const description = await page({
    title: gallery.title,
    description: gallery.lead,
    image: getImage(gallery.media, 'lead'),
    item: { parameter: 'gallery', slugs: gallery.slugs, language: gallery.language, named: [category.slugs, gallery.slugs] },
    params: getCategoryParams(category.slugs),
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
      date: formatLongDate(gallery.published_at, locale),
      archive: getGalleryArchive(gallery, locale),
    },
    category: { title: category.title, url: categoryUrl },
    pictures: gallery.items.map((item, index) => toGalleryPicture(item, index, locale)),
  };
});

export default function GalleryScreen() {
  const t = useTranslations('press');
  const { page, gallery, category, pictures } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={gallery.title} lead={gallery.lead} kicker={`${category.title} · ${gallery.date}`} />
      {pictures.length === 0 ? (
        <EmptyState title={t('noPictures')}>
          <TextLink href={href('mediaLibrary', page.locale)}>{t('toMediaLibrary')}</TextLink>
        </EmptyState>
      ) : (
        <>
          <p className={styles['terms']}>
            <strong>{t('pictureCount', { count: pictures.length })}.</strong> {t('creditRequest')}
          </p>
          {gallery.archive ? <DownloadAll archive={gallery.archive} locale={page.locale} /> : null}
          <PictureWall pictures={pictures} />
        </>
      )}
      <p className={styles['ways']}>
        <TextLink href={category.url}>{t('allGalleries', { category: category.title })}</TextLink>
        <TextLink href={href('mediaLibrary', page.locale)}>{t('mediaLibrary')}</TextLink>
      </p>
    </div>
  );
}
