import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { cropped } from '../../lib/image-crop.ts';
import { ArticleView } from '../../shell/articles/ArticleView.tsx';
import { articleJsonLd } from '../../shell/articles/article-json-ld.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { toArchiveTeaser } from './archive-article.ts';

export const loader = screenLoader('archiveArticle', async ({ locale, params, content, messages, page, publicOrigin }) => {
  const { data: article } = await content.main('archiveArticle', { slug: params['article'] });
  const description = await page({
    title: article.title,
    description: article.lead,
    image: imageOf(article.media, 'lead'),
    item: { parameter: 'article', slugs: article.slugs, language: article.language },
    trail: [{ title: messages.archive.title, url: href('archive', locale) }],
  });
  const teaser = toArchiveTeaser(article, locale);
  return {
    page: description,
    article: teaser,
    year: Number(teaser.day.slice(0, 4)),
    author: article.author,
    html: article.html,
    pictures: article.gallery.map((picture) => cropped(picture, 'landscape')).filter((picture) => picture !== null),
    jsonLd: articleJsonLd({ article, path: description.canonical, origin: publicOrigin }),
  };
});

export default function ArchiveArticleScreen() {
  const t = useTranslations('archive');
  const { page, article, year, author, html, pictures, jsonLd } = useLoaderData<typeof loader>();
  return (
    <ArticleView
      {...article}
      author={author ? t('by', { author }) : null}
      html={html}
      gallery={{ title: t('pictures'), pictures }}
      jsonLd={jsonLd}
    >
      <p>
        <a href={href('archive', page.locale)}>{t('allArticles')}</a> ·{' '}
        <a href={href('archive', page.locale, {}, { year })}>{t('moreOfYear', { year: String(year) })}</a>
      </p>
    </ArticleView>
  );
}
