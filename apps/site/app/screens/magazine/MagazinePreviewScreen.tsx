import { useLoaderData } from 'react-router';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { MagazineArticleView } from './MagazineArticleView.tsx';
import { toMagazineArticlePage } from './magazine-article-page.ts';

export const loader = createScreenLoader('magazinePreview', async ({ locale, params, draft, page, publicOrigin }) => {
  const { data: article } = await draft('newsItem', params['article_preview']);
  const description = await page({ title: article.title, description: article.lead });
  return { page: description, ...toMagazineArticlePage(article, locale, description.canonical, publicOrigin) };
});

export default function MagazinePreviewScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <MagazineArticleView data={data} locale={page.locale} />;
}
