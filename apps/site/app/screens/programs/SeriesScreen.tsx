import { CardGrid, EmptyState, PageTitle, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { cropped } from '../../lib/image-crop.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { toProgramTeaser } from './program.ts';
import { byTime } from './series.ts';

export const loader = screenLoader('programSeries', async ({ locale, params, now, content, messages, page }) => {
  const { data: series } = await content.main('eventSeries', { slug: params['programSeries'] });
  const image = imageOf(series.media, 'hero') ?? imageOf(series.media, 'lead');
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
  const { coming, past } = byTime(series.events, now);
  return {
    page: description,
    title: series.title,
    lead: series.lead,
    image: cropped(image, 'landscape'),
    html: series.html,
    coming: coming.map((event) => toProgramTeaser(event, locale, now)),
    past: past.map((event) => toProgramTeaser(event, locale, now)),
  };
});

export default function SeriesScreen() {
  const t = useTranslations('programs');
  const { page, title, lead, image, html, coming, past } = useLoaderData<typeof loader>();
  return (
    <div className="wrap series-screen">
      <PageTitle title={title} lead={lead} kicker={t('partOf')} />
      <PictureWithCredit image={image} priority />
      <Prose html={html} />
      <section>
        <h2>{t('seriesPrograms')}</h2>
        {coming.length > 0 ? (
          <CardGrid>
            {coming.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState title={t('noUpcoming')} />
        )}
      </section>
      {past.length > 0 ? (
        <details>
          <summary>{t('pastProgramsCount', { count: past.length })}</summary>
          <CardGrid>
            {past.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </CardGrid>
        </details>
      ) : null}
      <p>
        <a href={href('programSeriesList', page.locale)}>{t('allSeries')}</a> ·{' '}
        <a href={href('programs', page.locale)}>{t('allPrograms')}</a>
      </p>
    </div>
  );
}
