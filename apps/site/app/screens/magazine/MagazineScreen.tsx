import { ButtonLink, ChipLink, ChipRow, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, slugOf } from '../../lib/list-query.ts';
import { PageLinks } from '../../parts/lists/PageLinks.tsx';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import styles from './MagazineScreen.module.css';
import { toNewsTeaser } from './news.ts';
import { LeadStory, StoryGrid } from './StoryGrid.tsx';
import { storySizes } from './story-sizes.ts';

/** The lead story and a grid of twelve. */
const PAGE_SIZE = 13;

export const loader = screenLoader('magazine', async ({ locale, url, content, otherContent, page }) => {
  const number = pageOf(url.searchParams);
  const category = slugOf(url.searchParams, 'category');
  const [list, categories] = await Promise.all([
    content.main('news', { query: { limit: PAGE_SIZE, page: number, ...(category ? { category: [category] } : {}) } }),
    content.optional('newsCategories'),
  ]);
  const chosen = categories?.data.find(({ slug }) => slug === category);
  const inOther = chosen && (await otherContent.optional('newsCategories'))?.data.find(({ id }) => id === chosen.id);
  const [lead, ...others] = list.data;
  const sizes = storySizes(others.length);
  return {
    page: await page({ otherQuery: { category: inOther?.slug ?? category, page: number > 1 ? number : undefined } }),
    number,
    category: category ?? null,
    categories: (categories?.data ?? []).map(({ slug, name }) => ({ slug, name })),
    lead: lead ? toNewsTeaser(lead, locale) : null,
    stories: others.map((item, index) => ({ ...toNewsTeaser(item, locale), size: sizes[index] ?? 'third' })),
    pages: pagesOf(list.meta.total, PAGE_SIZE),
  };
});

export default function MagazineScreen() {
  const t = useTranslations('magazine');
  const { page, number, category, categories, lead, stories, pages } = useLoaderData<typeof loader>();
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
      {lead ? (
        <>
          <LeadStory story={lead} />
          <StoryGrid stories={stories} />
        </>
      ) : (
        <EmptyState title={t('none')} level={2}>
          <p>{t('noneHint')}</p>
          {category || number > 1 ? <ButtonLink href={href('magazine', locale)}>{t('allArticles')}</ButtonLink> : null}
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
