import { EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Gallery.module.css';
import { GalleryCard } from './GalleryCard.tsx';
import { toCategoryTeaser } from './gallery.ts';

/** The category's own page has all of them. */
const MAX_PER_CATEGORY = 6;

export const loader = createScreenLoader('mediaLibrary', async ({ locale, content, messages, page, drawing }) => {
  const { data } = await content.mainList('galleryCategories');
  const categories = data.map((category) => toCategoryTeaser(category, locale)).filter((category) => category.galleries.length > 0);
  return {
    page: await page({ trail: [{ title: messages.press.title, url: href('press', locale) }] }),
    view: drawing({
      categories: categories.map((category) => ({
        ...category,
        galleries: category.galleries.slice(0, MAX_PER_CATEGORY),
        count: category.galleries.length,
      })),
    }),
  };
});

type LibraryViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function MediaLibraryScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="media-library" value={view}>
      {(value) => <LibraryView page={page} view={value} />}
    </DrawnByServer>
  );
}

function LibraryView({ page, view }: { page: PageInfo; view: LibraryViewData }) {
  const t = useTranslations('press');
  const { categories } = view;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {categories.length === 0 ? (
        <EmptyState title={t('noPictures')}>
          <TextLink href={href('topLocations', page.locale)}>{t('toPlaces')}</TextLink>
        </EmptyState>
      ) : null}
      {categories.map((category, index) => (
        <section key={category.id} className={styles.category} aria-labelledby={`category-${category.id}`}>
          <div className={styles.categoryHead}>
            <h2 id={`category-${category.id}`}>
              <a href={category.url} lang={category.lang}>
                {category.title}
              </a>
            </h2>
            <p lang={category.lang}>{category.lead}</p>
          </div>
          <div className={`${styles.galleries} ${styles.shelf}`}>
            {category.galleries.map((gallery, place) => (
              <GalleryCard key={gallery.id} gallery={gallery} priority={index === 0 && place === 0} isLarge={place === 0} />
            ))}
          </div>
          {category.count > category.galleries.length ? (
            <p>
              <TextLink href={category.url}>{t('allGalleriesOf', { category: category.title, count: category.count })}</TextLink>
            </p>
          ) : null}
        </section>
      ))}
      <p>
        <TextLink href={href('press', page.locale)}>{t('allReleases')}</TextLink>
      </p>
    </div>
  );
}
