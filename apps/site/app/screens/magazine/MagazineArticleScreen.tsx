import { useLoaderData } from 'react-router';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { href } from '../../lib/urls/href.ts';
import { MagazineArticleView } from './MagazineArticleView.tsx';
import { toMagazineArticlePage } from './magazine-article-page.ts';

export const loader = createScreenLoader('magazineArticle', async (args) => {
  const { locale, params, content, messages, page } = args;
  const { data: article } = await content.main('newsItem', { slug: params['article'] });
  const description = await page({
    title: article.title,
    description: article.lead,
    image: getImage(article.media, 'lead'),
    item: { parameter: 'article', slugs: article.slugs, language: article.language },
    trail: [{ title: messages.shell.magazine, url: href('magazine', locale) }],
  });
  return { page: description, ...toMagazineArticlePage(article, args, description.canonical) };
});

export default function MagazineArticleScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <MagazineArticleView data={data} locale={page.locale} />;
}
