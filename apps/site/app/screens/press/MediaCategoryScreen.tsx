import { EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Gallery.module.css';
import { GalleryCard } from './GalleryCard.tsx';
import { toCategoryTeaser } from './gallery.ts';

export const loader = createScreenLoader('mediaCategory', async ({ locale, params, content, messages, page, drawing }) => {
  const { data: category } = await content.main('galleryCategory', { slug: params['gallerycategory'] });
  const description = await page({
    title: category.title,
    description: category.lead,
    image: getImage(category.media, 'lead'),
    item: { parameter: 'gallerycategory', slugs: category.slugs, language: category.language },
    trail: [
      { title: messages.press.title, url: href('press', locale) },
      { title: messages.press.mediaLibrary, url: href('mediaLibrary', locale) },
    ],
  });
  return { page: description, view: drawing({ category: toCategoryTeaser(category, locale) }) };
});

type CategoryViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function MediaCategoryScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="media-category" value={view}>
      {(value) => <CategoryView page={page} view={value} />}
    </DrawnByServer>
  );
}

function CategoryView({ page, view }: { page: PageInfo; view: CategoryViewData }) {
  const lang = useContentLang();
  const t = useTranslations('press');
  const { category } = view;
  return (
    <div className="wrap">
      <PageTitle title={category.title} lead={category.lead} lang={lang} kicker={t('mediaLibrary')} />
      {category.galleries.length === 0 ? (
        <EmptyState title={t('noPictures')}>
          <TextLink href={href('press', page.locale)}>{t('allReleases')}</TextLink>
        </EmptyState>
      ) : null}
      <div className={`${styles.galleries} ${styles.category}`}>
        {category.galleries.map((gallery, index) => (
          <GalleryCard key={gallery.id} gallery={gallery} level={2} priority={index === 0} />
        ))}
      </div>
      <p>
        <TextLink href={href('mediaLibrary', page.locale)}>{t('mediaLibrary')}</TextLink>
      </p>
    </div>
  );
}
