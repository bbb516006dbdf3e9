import type { Locale } from '@liget/content-api';
import { CardGrid } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { ArticleView } from '../../shell/articles/ArticleView.tsx';
import type { MagazineArticlePage } from './magazine-article-page.ts';
import { NewsCard } from './NewsCard.tsx';

/** The whole page of a magazine article; the screen and its preview are the same. */
export function MagazineArticleView({ data, locale }: { data: MagazineArticlePage; locale: Locale }) {
  const t = useTranslations('magazine');
  const { article, category, author, html, pictures, related, jsonLd } = data;
  return (
    <ArticleView
      {...article}
      label={category?.name ?? null}
      author={author ? t('by', { author }) : null}
      html={html}
      gallery={{ title: t('pictures'), pictures }}
      jsonLd={jsonLd}
    >
      {related.length > 0 ? (
        <section>
          <h2>{t('related')}</h2>
          <CardGrid>
            {related.map((item) => (
              <NewsCard key={item.id} news={item} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      <p>
        <a href={href('magazine', locale)}>{t('allArticles')}</a>
        {category ? (
          <>
            {' '}
            · <a href={category.url}>{t('moreIn', { category: category.name })}</a>
          </>
        ) : null}
      </p>
    </ArticleView>
  );
}
