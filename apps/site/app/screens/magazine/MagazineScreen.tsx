import { ButtonLink, ChipLink, ChipRow, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import styles from './MagazineScreen.module.css';
import { toNewsTeaser } from './news.ts';
import { LeadStory, StoryGrid } from './StoryGrid.tsx';
import { getStorySizes } from './story-sizes.ts';

/** The lead story and a grid of twelve. */
const PAGE_SIZE = 13;

export const loader = createScreenLoader('magazine', async ({ locale, url, content, otherContent, page, messages, drawing }) => {
  const query = createQueryReader(url.searchParams);
  const category = query.readSlug('category');
  const [{ answer: list, number, pages, beyond }, categories] = await Promise.all([
    readListPage(query.readPage(), PAGE_SIZE, (at) =>
      content.main('news', { query: { limit: PAGE_SIZE, page: at, ...(category ? { category: [category] } : {}) } }),
    ),
    content.optional('newsCategories'),
  ]);
  const chosen = categories?.data.find(({ slug }) => slug === category);
  const missing = category && categories && !chosen ? [{ name: 'category', value: category }] : [];
  const inOther = chosen && (await otherContent.optional('newsCategories'))?.data.find(({ id }) => id === chosen.id);
  const [lead, ...others] = list.data;
  const sizes = getStorySizes(others.length);
  return {
    page: await page({
      otherQuery: { category: inOther?.slug ?? category, page: number > 1 ? number : undefined },
      narrowedTo: category ? [chosen?.name ?? category] : [],
      pageNumber: number,
    }),
    view: drawing({
      number,
      notices: formatQueryNotices({ unused: query.unused, missing, beyond }, { locale, messages }),
      category: category ?? null,
      /** A notice says that there is no such category. */
      isUnknown: missing.length > 0,
      categories: (categories?.data ?? []).map(({ slug, name }) => ({ slug, name })),
      lead: lead ? toNewsTeaser(lead, locale) : null,
      stories: others.map((item, index) => ({ ...toNewsTeaser(item, locale), size: sizes[index] ?? 'third' })),
      pages,
    }),
  };
});

type MagazineViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function MagazineScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="magazine" value={view}>
      {(value) => <MagazineView page={page} view={value} />}
    </DrawnByServer>
  );
}

function MagazineView({ page, view }: { page: PageInfo; view: MagazineViewData }) {
  const t = useTranslations('magazine');
  const { number, notices, category, isUnknown, categories, lead, stories, pages } = view;
  const { locale } = page;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {categories.length > 1 ? (
        <nav aria-label={t('categories')}>
          <ChipRow scroll>
            {[{ slug: null, name: t('allCategories') }, ...categories].map(({ slug, name }) => (
              <ChipLink key={name} href={href('magazine', locale, {}, { category: slug })} current={slug === category}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
      ) : null}
      <QueryNotices texts={notices} />
      {lead ? (
        <>
          <LeadStory story={lead} />
          <StoryGrid stories={stories} />
        </>
      ) : isUnknown ? (
        <p className="actions">
          <ButtonLink href={href('magazine', locale)}>{t('allArticles')}</ButtonLink>
        </p>
      ) : (
        <EmptyState title={t('none')} level={2}>
          {category ? <p>{t('noneHint')}</p> : null}
          {category ? (
            <ButtonLink href={href('magazine', locale)}>{t('allArticles')}</ButtonLink>
          ) : (
            <ButtonLink href={href('archive', locale)}>{t('toArchive')}</ButtonLink>
          )}
        </EmptyState>
      )}
      <PageLinks
        page={number}
        pages={pages}
        getHref={(target) => href('magazine', locale, {}, { category, page: target > 1 ? target : undefined })}
      />
      <a className={styles.archive} href={href('archive', locale)}>
        <span className={styles.archiveTitle}>{t('archive')}</span>
        <span>{t('toArchive')}</span>
      </a>
    </div>
  );
}
