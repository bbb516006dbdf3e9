import type { Event, Locale } from '@liget/content-api';
import { EmptyState, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../../components/content-lang.ts';
import { DrawnByServer } from '../../../components/islands/DrawnByServer.tsx';
import { PictureWithCredit } from '../../../components/pictures/ContentPicture.tsx';
import { createScreenLoader } from '../../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../../lib/images/image.ts';
import { cropImage } from '../../../lib/images/image-crop.ts';
import { href } from '../../../lib/urls/href.ts';
import { toEventCard } from '../detail/program-page.ts';
import { EventCard } from '../EventCard.tsx';
import block from '../list/CardBlock.module.css';
import { SubscribeBox } from '../list/subscriptions/SubscribeBox.tsx';
import { getCalendarLinks } from '../list/subscriptions/subscriptions.ts';
import styles from './Series.module.css';
import { SeriesDates } from './SeriesDates.tsx';
import { listComingDates, splitByTime } from './series.ts';

export const loader = createScreenLoader(
  'programSeries',
  async ({ locale, params, now, content, messages, page, publicOrigin, park, drawing }) => {
    const { data: series } = await content.main('eventSeries', { slug: params['programSeries'] });
    const image = getImage(series.media, 'hero') ?? getImage(series.media, 'lead');
    const description = await page({
      title: series.title,
      description: series.lead,
      image,
      item: { parameter: 'programSeries', slugs: series.slugs, language: series.language },
      trail: [
        { title: messages.shell.programs, url: href('programs', locale) },
        { title: messages.programs.allSeries, url: href('programSeriesList', locale) },
      ],
    });
    const { coming, past, count } = splitByTime(series.events, now);
    const context = { locale, park: await park(), messages };
    // Without the name of the series, which is the page's own.
    const toCard = (event: Event) => ({ ...toEventCard(event, context), series: null });
    return {
      page: description,
      view: drawing({
        title: series.title,
        lead: series.lead,
        image: cropImage(image, 'landscape'),
        html: series.html,
        dates: listComingDates(series, context),
        coming: coming.map(toCard),
        count,
        past: past.map(toCard),
        calendar: getCalendarLinks(href('programSeries', locale, { programSeries: series.slug }), publicOrigin),
        listUrl: href('programs', locale, {}, { series: series.slug }),
      }),
    };
  },
);

type SeriesViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function SeriesScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="series" value={view}>
      {(value) => <SeriesView view={value} locale={page.locale} />}
    </DrawnByServer>
  );
}

function SeriesView({ view, locale }: { view: SeriesViewData; locale: Locale }) {
  const lang = useContentLang();
  const t = useTranslations('programs');
  const { title, lead, image, html, dates, coming, count, past, calendar, listUrl } = view;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <div>
          <p className="kicker">{t('partOf')}</p>
          <h1 lang={lang}>{title}</h1>
          {lead ? (
            <p className="lead" lang={lang}>
              {lead}
            </p>
          ) : null}
          <p className={styles.coming}>{count > 0 ? t('seriesCount', { count }) : t('noUpcoming')}</p>
        </div>
        <PictureWithCredit image={image} priority sizes="(min-width: 1024px) 50vw, 94vw" />
      </header>
      <div className={styles.columns}>
        <Prose html={html} lang={lang} />
        <SeriesDates dates={dates} />
      </div>
      <section className={block.block}>
        <header>
          <h2>{t('seriesPrograms')}</h2>
          {coming.length > 0 ? (
            <a className="text-link" href={listUrl}>
              {t('seriesByDay')}
            </a>
          ) : null}
        </header>
        {coming.length > 0 ? (
          <div className={block.cards}>
            {coming.map((entry) => (
              <EventCard key={entry.id} entry={entry} />
            ))}
          </div>
        ) : (
          <EmptyState title={t('noUpcoming')}>
            <a className="text-link" href={href('programs', locale)}>
              {t('allPrograms')}
            </a>
          </EmptyState>
        )}
      </section>
      {past.length > 0 ? (
        <details className={styles.past}>
          <summary>{t('pastProgramsCount', { count: past.length })}</summary>
          <div className={block.cards}>
            {past.map((entry) => (
              <EventCard key={entry.id} entry={entry} />
            ))}
          </div>
        </details>
      ) : null}
      <SubscribeBox subscriptions={calendar} of="series" />
      <p className={styles.ways}>
        <a href={href('programSeriesList', locale)}>{t('allSeries')}</a>
        <a href={href('programs', locale)}>{t('allPrograms')}</a>
      </p>
    </div>
  );
}
