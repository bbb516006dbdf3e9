import { EmptyState, PageTitle, Picture } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../../components/islands/DrawnByServer.tsx';
import type { PageInfo } from '../../../layout/head/page.ts';
import { createScreenLoader } from '../../../layout/loaders/screen-loader.server.ts';
import { href } from '../../../lib/urls/href.ts';
import styles from './Series.module.css';
import { type SeriesTeaser, toSeriesTeaser } from './series.ts';

export const loader = createScreenLoader('programSeriesList', async ({ locale, now, content, messages, page, drawing }) => {
  const list = await content.mainList('eventSeriesList');
  return {
    page: await page({ trail: [{ title: messages.shell.programs, url: href('programs', locale) }] }),
    view: drawing({
      series: list.data.map((series) => toSeriesTeaser(series, locale, now)),
    }),
  };
});

type SeriesListViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function SeriesListScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="series-list" value={view}>
      {(value) => <SeriesListView page={page} view={value} />}
    </DrawnByServer>
  );
}

function SeriesListView({ page, view }: { page: PageInfo; view: SeriesListViewData }) {
  const t = useTranslations('programs');
  const { series } = view;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {series.length === 0 ? (
        <EmptyState title={t('noSeries')}>
          <a className="text-link" href={href('programs', page.locale)}>
            {t('allPrograms')}
          </a>
        </EmptyState>
      ) : null}
      <div className={styles.list}>
        {series.map((item, index) => (
          <SeriesCard key={item.id} series={item} priority={index === 0} />
        ))}
      </div>
      <p>
        <a className="text-link" href={href('programs', page.locale, {}, { series: '1' })}>
          {t('allOfSeries')}
        </a>
      </p>
    </div>
  );
}

function SeriesCard({ series, priority }: { series: SeriesTeaser; priority: boolean }) {
  const t = useTranslations('programs');
  const { url, title, lang, lead, picture, coming, next } = series;
  return (
    <article className={styles.series}>
      {picture ? (
        <Picture
          source={picture.source}
          fallback={picture.fallback}
          colour={picture.colour}
          alt=""
          priority={priority}
          size="md"
          sizes="(min-width: 768px) 40vw, 92vw"
        />
      ) : null}
      <div>
        <h2>
          <a className="card-link" href={url} lang={lang}>
            {title}
          </a>
        </h2>
        <p lang={lang}>{lead}</p>
        <p className={styles.next}>
          {coming > 0 ? t('seriesCount', { count: coming }) : t('noUpcoming')}
          {next ? ` · ${t('seriesNext', { date: next })}` : null}
        </p>
      </div>
    </article>
  );
}
