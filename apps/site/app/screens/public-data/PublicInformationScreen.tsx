import { EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { PageLinks } from '../../parts/lists/PageLinks.tsx';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import styles from './PublicInformation.module.css';
import { PAGE_SIZE, pageNumber } from './pages.ts';

export const loader = screenLoader('publicInformation', async ({ locale, url, content, page }) => {
  const number = pageNumber(url.searchParams);
  const { data, meta } = await content.main('publicInformation', { query: { limit: PAGE_SIZE, page: number } });
  return {
    page: await page(),
    items: data.map(({ id, title, lead, slug, slugs }) => ({
      id,
      title,
      lead,
      url: href('publicInformationItem', locale, { data: slugs[locale] ?? slug }),
    })),
    number,
    pages: Math.ceil(meta.total / PAGE_SIZE),
  };
});

export default function PublicInformationScreen() {
  const t = useTranslations('publicData');
  const { page, items, number, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {items.length === 0 ? (
        <EmptyState title={t('none')} level={2} />
      ) : (
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <h2>
                <a href={item.url}>{item.title}</a>
              </h2>
              <p>{item.lead}</p>
            </li>
          ))}
        </ol>
      )}
      <PageLinks
        page={number}
        pages={pages}
        hrefOf={(to) => href('publicInformation', page.locale, {}, { page: to > 1 ? to : undefined })}
      />
    </div>
  );
}
