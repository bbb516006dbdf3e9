import { ButtonLink, EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { YearLinks } from '../../components/articles/YearLinks.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import styles from './ArchiveScreen.module.css';
import { ArchiveYearSection } from './ArchiveYearSection.tsx';
import { toArchiveTeaser } from './archive-article.ts';
import { groupByYear } from './years.ts';

const PAGE_SIZE = 24;

export const loader = createScreenLoader('archive', async ({ locale, url, content, page, messages }) => {
  const query = createQueryReader(url.searchParams);
  const year = query.readYear();
  const { answer, number, pages, beyond } = await readListPage(query.readPage(), PAGE_SIZE, (at) =>
    content.main('archive', { query: { limit: PAGE_SIZE, page: at, ...(year ? { year } : {}) } }),
  );
  return {
    page: await page({ narrowedTo: year ? [String(year)] : [], pageNumber: number }),
    number,
    notices: formatQueryNotices({ unused: query.unused, beyond }, { locale, messages }),
    year,
    years: answer.meta.years,
    sections: groupByYear(answer.data.map((article) => toArchiveTeaser(article, locale))),
    total: answer.meta.total,
    pages,
  };
});

export default function ArchiveScreen() {
  const t = useTranslations('archive');
  const { page, number, notices, year, years, sections, total, pages } = useLoaderData<typeof loader>();
  const { locale } = page;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <YearLinks
        years={years}
        current={year}
        hrefOf={(target) => href('archive', locale, {}, { year: target })}
        labels={{ navigation: t('years'), all: t('allYears') }}
      />
      <QueryNotices texts={notices} />
      {sections.length > 0 ? (
        <>
          <p className={styles['count']}>{year ? t('countInYear', { count: total, year: String(year) }) : t('count', { count: total })}</p>
          {sections.map((section, index) => (
            <ArchiveYearSection key={section.year} section={section} isFirst={index === 0} />
          ))}
        </>
      ) : (
        <EmptyState title={t('none')} level={2}>
          {year ? <p>{t('noneHint')}</p> : null}
          {year ? (
            <ButtonLink href={href('archive', locale)}>{t('allArticles')}</ButtonLink>
          ) : (
            <ButtonLink href={href('magazine', locale)}>{t('toMagazine')}</ButtonLink>
          )}
        </EmptyState>
      )}
      <PageLinks
        page={number}
        pages={pages}
        hrefOf={(target) => href('archive', locale, {}, { year, page: target > 1 ? target : undefined })}
      />
      <p>
        <TextLink href={href('magazine', locale)}>{t('toMagazine')}</TextLink>
      </p>
    </div>
  );
}
