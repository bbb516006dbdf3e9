import { ButtonLink, ChipLink, ChipRow, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { BeyondLast } from '../../components/lists/BeyondLast.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { formatBeyondLast, readListPage } from '../../components/lists/read-list-page.server.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { parsePage, parseSlug } from '../../lib/urls/list-query.ts';
import styles from './MagazineScreen.module.css';
import { toNewsTeaser } from './news.ts';
import { LeadStory, StoryGrid } from './StoryGrid.tsx';
import { getStorySizes } from './story-sizes.ts';

/** The lead story and a grid of twelve. */
const PAGE_SIZE = 13;

export const loader = createScreenLoader('magazine', async ({ locale, url, content, otherContent, page, messages }) => {
  const category = parseSlug(url.searchParams, 'category');
  const [{ answer: list, number, pages, beyond }, categories] = await Promise.all([
    readListPage(parsePage(url.searchParams), PAGE_SIZE, (at) =>
      content.main('news', { query: { limit: PAGE_SIZE, page: at, ...(category ? { category: [category] } : {}) } }),
    ),
    content.optional('newsCategories'),
  ]);
  const chosen = categories?.data.find(({ slug }) => slug === category);
  const inOther = chosen && (await otherContent.optional('newsCategories'))?.data.find(({ id }) => id === chosen.id);
  const [lead, ...others] = list.data;
  const sizes = getStorySizes(others.length);
  return {
    page: await page({
      otherQuery: { category: inOther?.slug ?? category, page: number > 1 ? number : undefined },
      narrowedTo: category ? [chosen?.name ?? category] : [],
      pageNumber: number,
    }),
    number,
    beyond: formatBeyondLast(beyond, { locale, messages }),
    category: category ?? null,
    categories: (categories?.data ?? []).map(({ slug, name }) => ({ slug, name })),
    lead: lead ? toNewsTeaser(lead, locale) : null,
    stories: others.map((item, index) => ({ ...toNewsTeaser(item, locale), size: sizes[index] ?? 'third' })),
    pages,
  };
});

export default function MagazineScreen() {
  const t = useTranslations('magazine');
  const { page, number, beyond, category, categories, lead, stories, pages } = useLoaderData<typeof loader>();
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
      <BeyondLast text={beyond} />
      {lead ? (
        <>
          <LeadStory story={lead} />
          <StoryGrid stories={stories} />
        </>
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
        hrefOf={(target) => href('magazine', locale, {}, { category, page: target > 1 ? target : undefined })}
      />
      <a className={styles['archive']} href={href('archive', locale)}>
        <span className={styles['archiveTitle']}>{t('archive')}</span>
        <span>{t('toArchive')}</span>
      </a>
    </div>
  );
}
