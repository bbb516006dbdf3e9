import { CardGrid, EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, slugOf } from '../../lib/list-query.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './MagazineScreen.module.css';
import { NewsCard } from './NewsCard.tsx';
import { toNewsTeaser } from './news.ts';

/** The lead story and a grid that fills its rows of two, three or four. */
const PAGE_SIZE = 13;

export const loader = screenLoader('magazine', async ({ locale, url, content, page }) => {
  const number = pageOf(url.searchParams);
  const category = slugOf(url.searchParams, 'category');
  const [list, categories] = await Promise.all([
    content.main('news', { query: { limit: PAGE_SIZE, page: number, ...(category ? { category: [category] } : {}) } }),
    content.optional('newsCategories'),
  ]);
  const [lead, ...articles] = list.data.map((item) => toNewsTeaser(item, locale));
  return {
    page: await page(),
    number,
    category: category ?? null,
    categories: (categories?.data ?? []).map(({ slug, name }) => ({ slug, name })),
    lead: lead ?? null,
    articles,
    pages: pagesOf(list.meta.total, PAGE_SIZE),
  };
});

export default function MagazineScreen() {
  const t = useTranslations('magazine');
  const shell = useTranslations('shell');
  const { page, number, category, categories, lead, articles, pages } = useLoaderData<typeof loader>();
  const { locale } = page;
  const link = (name: string, slug: string | null) => (
    <li key={name}>
      <a
        className="chip"
        href={href('magazine', locale, {}, { category: slug })}
        {...(slug === category ? { 'aria-current': 'true' as const } : {})}
      >
        {name}
      </a>
    </li>
  );
  return (
    <div className="wrap magazine-screen">
      <PageTitle title={page.title} lead={page.description} />
      {categories.length > 1 ? (
        <nav aria-label={t('categories')}>
          <ul className="chip-row">
            {link(t('allCategories'), null)}
            {categories.map(({ name, slug }) => link(name, slug))}
          </ul>
        </nav>
      ) : null}
      {lead ? (
        <>
          <NewsCard news={lead} level={2} priority sizes="(min-width: 992px) 60vw, 100vw" className={styles['lead']} />
          <CardGrid>
            {articles.map((article) => (
              <NewsCard key={article.id} news={article} level={2} />
            ))}
          </CardGrid>
        </>
      ) : (
        <EmptyState title={t('none')}>
          <p>
            {t('noneHint')} {category || number > 1 ? <a href={href('magazine', locale)}>{t('allArticles')}</a> : null}
          </p>
        </EmptyState>
      )}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(target) => href('magazine', locale, {}, { category, page: target > 1 ? target : undefined })}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (target) => shell('page', { page: String(target) }),
        }}
      />
      <p>
        <a href={href('archive', locale)}>{t('toArchive')}</a>
      </p>
    </div>
  );
}
