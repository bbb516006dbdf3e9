import { Card, CardGrid, EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { toInformationTeaser } from '../../shell/information/information.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { PAGE_SIZE, pageNumber } from './pages.ts';

export const loader = screenLoader('publicInformation', async ({ locale, url, content, page }) => {
  const number = pageNumber(url.searchParams);
  const { data, meta } = await content.main('publicInformation', { query: { limit: PAGE_SIZE, page: number } });
  return {
    page: await page(),
    items: data.map((item) => toInformationTeaser(item, href('publicInformationItem', locale, { data: item.slugs[locale] ?? item.slug }))),
    number,
    pages: Math.ceil(meta.total / PAGE_SIZE),
  };
});

export default function PublicInformationScreen() {
  const t = useTranslations('publicData');
  const shell = useTranslations('shell');
  const { page, items, number, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {items.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <CardGrid>
          {items.map((item) => (
            <Card key={item.id} href={item.url} title={item.title} lead={item.lead} level={2} />
          ))}
        </CardGrid>
      )}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(to) => href('publicInformation', page.locale, {}, { page: to > 1 ? to : undefined })}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (to) => shell('page', { page: String(to) }),
        }}
      />
    </div>
  );
}
