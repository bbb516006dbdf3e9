import { TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ArticleView } from '../../components/articles/ArticleView.tsx';
import { splitArticlePage, toArticlePage } from '../../components/articles/article-page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { href } from '../../lib/urls/href.ts';

export const loader = createScreenLoader('archiveArticle', async ({ locale, params, content, messages, page, publicOrigin, drawing }) => {
  const { data: article } = await content.main('archiveArticle', { slug: params['article'] });
  const description = await page({
    title: article.title,
    description: article.lead,
    image: getImage(article.media, 'lead'),
    item: { parameter: 'article', slugs: article.slugs, language: article.language },
    trail: [{ title: messages.archive.title, url: href('archive', locale) }],
  });
  const year = Number(article.published_at.slice(0, 4));
  const ofYear = await content.optional('archive', { query: { year, limit: 1 } });
  return {
    page: description,
    ...splitArticlePage(toArticlePage(article, locale, description.canonical, publicOrigin), drawing),
    /** Unset when the year has no other article. */
    year: ofYear && ofYear.meta.total < 2 ? undefined : year,
  };
});

export default function ArchiveArticleScreen() {
  const t = useTranslations('archive');
  const { page, article, share, year } = useLoaderData<typeof loader>();
  const archive = href('archive', page.locale);
  return (
    <ArticleView
      article={article}
      share={share}
      label={<a href={archive}>{t('title')}</a>}
      below={
        <p className="actions">
          {year ? <TextLink href={href('archive', page.locale, {}, { year })}>{t('moreOfYear', { year: String(year) })}</TextLink> : null}
          <TextLink href={archive}>{t('allArticles')}</TextLink>
        </p>
      }
    />
  );
}
