import { CardGrid } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { cropped } from '../../lib/image-crop.ts';
import { articleJsonLd } from '../../shell/articles/article-json-ld.ts';
import { ArticleView } from '../../shell/articles/ArticleView.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { NewsCard } from './NewsCard.tsx';
import { toNewsTeaser } from './news.ts';

export const loader = screenLoader('magazineArticle', async ({ locale, params, content, messages, page, publicOrigin }) => {
  const { data: article } = await content.main('newsItem', { slug: params['article'] });
  const description = await page({
    title: article.title,
    description: article.lead,
    image: imageOf(article.media, 'lead'),
    item: { parameter: 'article', slugs: article.slugs, language: article.language },
    trail: [{ title: messages.shell.magazine, url: href('magazine', locale) }],
  });
  return {
    page: description,
    article: toNewsTeaser(article, locale),
    category: article.category ? { name: article.category.name, url: href('magazine', locale, {}, { category: article.category.slug }) } : null,
    author: article.author,
    html: article.html,
    pictures: article.gallery.map((picture) => cropped(picture, 'landscape')).filter((picture) => picture !== null),
    related: article.related.map((item) => toNewsTeaser(item, locale)),
    jsonLd: articleJsonLd({ article, path: description.canonical, origin: publicOrigin }),
  };
});

export default function MagazineArticleScreen() {
  const t = useTranslations('magazine');
  const { page, article, category, author, html, pictures, related, jsonLd } = useLoaderData<typeof loader>();
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
          <CardGrid>{related.map((item) => <NewsCard key={item.id} news={item} />)}</CardGrid>
        </section>
      ) : null}
      <p>
        <a href={href('magazine', page.locale)}>{t('allArticles')}</a>
        {category ? <> · <a href={category.url}>{t('moreIn', { category: category.name })}</a></> : null}
      </p>
    </ArticleView>
  );
}
