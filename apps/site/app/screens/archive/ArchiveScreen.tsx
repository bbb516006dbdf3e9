import { ButtonLink, EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { YearLinks } from '../../components/articles/YearLinks.tsx';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import styles from './ArchiveScreen.module.css';
import { ArchiveYearSection } from './ArchiveYearSection.tsx';
import { toArchiveTeaser } from './archive-article.ts';
import { groupByYear } from './years.ts';

const PAGE_SIZE = 24;

export const loader = createScreenLoader('archive', async ({ locale, url, content, page, messages, drawing }) => {
  const query = createQueryReader(url.searchParams);
  const year = query.readYear();
  const { answer, number, pages, beyond } = await readListPage(query.readPage(), PAGE_SIZE, (at) =>
    content.main('archive', { query: { limit: PAGE_SIZE, page: at, ...(year ? { year } : {}) } }),
  );
  return {
    page: await page({ narrowedTo: year ? [String(year)] : [], pageNumber: number }),
    view: drawing({
      number,
      notices: formatQueryNotices({ unused: query.unused, beyond }, { locale, messages }),
      year,
      years: answer.meta.years,
      sections: groupByYear(answer.data.map((article) => toArchiveTeaser(article, locale))),
      total: answer.meta.total,
      pages,
    }),
  };
});

type ArchiveViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function ArchiveScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="archive" value={view}>
      {(value) => <ArchiveView view={value} page={page} />}
    </DrawnByServer>
  );
}

function ArchiveView({ view, page }: { view: ArchiveViewData; page: PageInfo }) {
  const t = useTranslations('archive');
  const { number, notices, year, years, sections, total, pages } = view;
  const { locale } = page;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <YearLinks
        years={years}
        current={year}
        getHref={(target) => href('archive', locale, {}, { year: target })}
        labels={{ navigation: t('years'), all: t('allYears') }}
      />
      <QueryNotices texts={notices} />
      {sections.length > 0 ? (
        <>
          <p className={styles.count}>{year ? t('countInYear', { count: total, year: String(year) }) : t('count', { count: total })}</p>
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
        getHref={(target) => href('archive', locale, {}, { year, page: target > 1 ? target : undefined })}
      />
      <p>
        <TextLink href={href('magazine', locale)}>{t('toMagazine')}</TextLink>
      </p>
    </div>
  );
}
