import type { Locale } from '@liget/content-api';
import { EmptyState, LightboxLinks, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { getImage } from '../../lib/images/image.ts';
import { getLangBySlugs } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { DownloadAll } from './DownloadAll.tsx';
import styles from './Gallery.module.css';
import { getCategoryParams, getGalleryArchive, toGalleryPicture } from './gallery.ts';
import { PictureWall } from './PictureWall.tsx';

export const loader = createScreenLoader('gallery', async ({ locale, params, content, messages, page, drawing }) => {
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
      { title: category.title, url: categoryUrl, lang: getLangBySlugs(category.slugs, locale) },
    ],
  });
  return {
    page: description,
    archive: getGalleryArchive(gallery, locale),
    view: drawing({
      title: gallery.title,
      lead: gallery.lead,
      date: formatLongDate(gallery.published_at, locale),
      category: { title: category.title, lang: getLangBySlugs(category.slugs, locale), url: categoryUrl },
      pictures: gallery.items.map((item, index) => toGalleryPicture(item, index, locale)),
    }),
  };
});

type GalleryViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function GalleryScreen() {
  const { page, archive, view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <LightboxLinks />
      <DrawnByServer id="gallery-head" value={view}>
        {(value) => <GalleryHead view={value} locale={page.locale} />}
      </DrawnByServer>
      {archive ? <DownloadAll archive={archive} locale={page.locale} /> : null}
      <DrawnByServer id="gallery-pictures" value={view}>
        {(value) => <GalleryPictures view={value} locale={page.locale} />}
      </DrawnByServer>
    </div>
  );
}

interface GalleryViewProps {
  view: GalleryViewData;
  locale: Locale;
}

function GalleryHead({ view: { title, lead, date, category, pictures }, locale }: GalleryViewProps) {
  const lang = useContentLang();
  const t = useTranslations('press');
  return (
    <>
      <PageTitle
        title={title}
        lead={lead}
        lang={lang}
        kicker={
          <>
            <span lang={category.lang}>{category.title}</span> · {date}
          </>
        }
      />
      {pictures.length === 0 ? (
        <EmptyState title={t('noPictures')}>
          <TextLink href={href('mediaLibrary', locale)}>{t('toMediaLibrary')}</TextLink>
        </EmptyState>
      ) : (
        <p className={styles.terms}>
          <strong>{t('pictureCount', { count: pictures.length })}.</strong> {t('creditRequest')}
        </p>
      )}
    </>
  );
}

function GalleryPictures({ view: { category, pictures }, locale }: GalleryViewProps) {
  const t = useTranslations('press');
  return (
    <>
      {pictures.length > 0 ? <PictureWall pictures={pictures} /> : null}
      <p className={styles.ways}>
        <TextLink href={category.url}>{t('allGalleries', { category: category.title })}</TextLink>
        <TextLink href={href('mediaLibrary', locale)}>{t('mediaLibrary')}</TextLink>
      </p>
    </>
  );
}
