import { useLoaderData } from 'react-router';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { MagazineArticleView } from './MagazineArticleView.tsx';
import { toMagazineArticlePage } from './magazine-article-page.ts';

export const loader = createScreenLoader('magazinePreview', async (args) => {
  const { params, draft, page } = args;
  const { data: article } = await draft('newsItem', params['article_preview']);
  const description = await page({ title: article.title, description: article.lead });
  return { page: description, ...toMagazineArticlePage(article, args, description.canonical) };
});

export default function MagazinePreviewScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <MagazineArticleView data={data} locale={page.locale} />;
}
