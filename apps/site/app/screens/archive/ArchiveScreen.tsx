import { CardGrid, EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, yearOf } from '../../lib/list-query.ts';
import { ArticleCard } from '../../shell/articles/ArticleCard.tsx';
import { YearLinks } from '../../shell/articles/YearLinks.tsx';
import { articleYears } from '../../shell/articles/years.server.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { toArchiveTeaser } from './archive-article.ts';

const PAGE_SIZE = 24;

export const loader = screenLoader('archive', async ({ locale, url, content, page }) => {
  const number = pageOf(url.searchParams);
  const year = yearOf(url.searchParams);
  const [list, years] = await Promise.all([
    content.main('archive', { query: { limit: PAGE_SIZE, page: number, ...(year ? { year } : {}) } }),
    articleYears(content, 'archive'),
  ]);
  return {
    page: await page(),
    number,
    year,
    years,
    articles: list.data.map((article) => toArchiveTeaser(article, locale)),
    total: list.meta.total,
    pages: pagesOf(list.meta.total, PAGE_SIZE),
  };
});

export default function ArchiveScreen() {
  const t = useTranslations('archive');
  const shell = useTranslations('shell');
  const { page, number, year, years, articles, total, pages } = useLoaderData<typeof loader>();
  const { locale } = page;
  return (
    <div className="wrap archive-screen">
      <PageTitle title={page.title} lead={page.description} />
      <YearLinks
        years={years}
        current={year}
        hrefOf={(target) => href('archive', locale, {}, { year: target })}
        labels={{ navigation: t('years'), all: t('allYears') }}
      />
      {articles.length > 0 ? (
        <>
          <h2>{year ? t('countInYear', { count: total, year: String(year) }) : t('count', { count: total })}</h2>
          <CardGrid>
            {articles.map((article, index) => (
              <ArticleCard key={article.id} article={article} priority={index === 0} />
            ))}
          </CardGrid>
        </>
      ) : (
        <EmptyState title={t('none')}>
          <p>
            {t('noneHint')} {year || number > 1 ? <a href={href('archive', locale)}>{t('allArticles')}</a> : null}
          </p>
        </EmptyState>
      )}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(target) => href('archive', locale, {}, { year, page: target > 1 ? target : undefined })}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (target) => shell('page', { page: String(target) }),
        }}
      />
      <p>
        <a href={href('magazine', locale)}>{t('toMagazine')}</a>
      </p>
    </div>
  );
}
