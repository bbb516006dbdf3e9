import { Card, CardGrid, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { toSeriesTeaser } from './series.ts';

const ALL = 100;

export const loader = screenLoader('programSeriesList', async ({ locale, content, messages, page }) => {
  const list = await content.main('eventSeriesList', { query: { limit: ALL } });
  return {
    page: await page({ trail: [{ title: messages.shell.programs, url: href('programs', locale) }] }),
    series: list.data.map((series) => toSeriesTeaser(series, locale)),
  };
});

export default function SeriesListScreen() {
  const t = useTranslations('programs');
  const { page, series } = useLoaderData<typeof loader>();
  return (
    <div className="wrap series-list-screen">
      <PageTitle title={page.title} lead={page.description} />
      {series.length === 0 ? <EmptyState title={t('noSeries')} /> : null}
      <CardGrid>
        {series.map((item, index) => (
          <Card
            key={item.id}
            href={item.url}
            title={item.title}
            level={2}
            lead={item.lead}
            picture={<ContentPicture image={item.image} decorative priority={index < 3} sizes="(min-width: 992px) 33vw, 100vw" />}
          />
        ))}
      </CardGrid>
      <p>
        <a href={href('programs', page.locale, {}, { series: '1' })}>{t('allOfSeries')}</a>
      </p>
    </div>
  );
}
