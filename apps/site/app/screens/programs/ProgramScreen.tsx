import { CardGrid, FactList, PageTitle, Prose, Tag } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { eventJsonLd } from './event-json-ld.ts';
import { occasionText } from './interval.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { toProgramTeaser } from './program.ts';

export const loader = screenLoader('program', async ({ locale, params, now, content, messages, page, publicOrigin }) => {
  const { data: event } = await content.main('event', { slug: params['program'] });
  const place = event.location?.top_location;
  const description = await page({
    title: event.name,
    description: event.lead,
    image: imageOf(event.media, 'lead'),
    item: { parameter: 'program', slugs: event.slugs, language: event.language },
    trail: [{ title: messages.shell.programs, url: href('programs', locale) }],
  });
  return {
    page: description,
    program: toProgramTeaser(event, locale, now),
    image: imageOf(event.media, 'lead') ?? null,
    html: event.html,
    occasions: event.occurrences.map((occasion) => occasionText(occasion, locale, now)).filter((text) => text !== undefined),
    statusNote: event.status_note,
    organizer: event.organizer,
    price: event.price,
    rainDate: event.rain_date ? (occasionText(event.rain_date, locale, now) ?? null) : null,
    registerUrl: event.register_url,
    ticketUrl: event.ticket_url,
    placeUrl: place?.slugs[locale] ? href('topLocation', locale, { topLocation: place.slugs[locale] }) : null,
    series: event.series?.slugs[locale] ? { title: event.series.title, url: href('programSeries', locale, { programSeries: event.series.slugs[locale] }) } : null,
    exhibition: event.exhibition ? (event.periodic ? ('periodicExhibition' as const) : ('permanentExhibition' as const)) : null,
    accessibility: event.accessibility,
    gallery: event.gallery,
    related: event.related.map((related) => toProgramTeaser(related, locale, now)),
    jsonLd: eventJsonLd(event, publicOrigin),
  };
});

export default function ProgramScreen() {
  const t = useTranslations('programs');
  const data = useLoaderData<typeof loader>();
  const { page, program } = data;
  const facts = [
    { label: t('when'), value: data.occasions.length > 1 ? <ul>{data.occasions.map((text) => <li key={text}>{text}</li>)}</ul> : program.when },
    { label: t('where'), value: data.placeUrl ? <a href={data.placeUrl}>{program.place}</a> : program.place },
    { label: t('rainDate'), value: data.rainDate },
    { label: t('price'), value: program.free ? t('free') : data.price },
    { label: t('organizer'), value: data.organizer },
    { label: t('typeLabel'), value: data.exhibition ? t(data.exhibition) : program.type },
    { label: t('partOf'), value: data.series ? <a href={data.series.url}>{data.series.title}</a> : null },
    { label: t('accessibility'), value: data.accessibility.length > 0 ? data.accessibility.map((feature) => t(`features.${feature}`)).join(', ') : null },
  ].filter((fact) => fact.value);
  return (
    <article className="wrap program-screen">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      <PageTitle title={program.title} lead={program.lead} kicker={program.when} />
      {program.status !== 'scheduled' ? <p className="notice notice-alert" role="note"><strong>{t(`status.${program.status}`)}</strong> {data.statusNote}</p> : null}
      {program.isOver ? <p className="notice" role="note">{t('pastNotice')}</p> : null}
      {program.free ? <ul className="card-tags"><Tag tone="strong">{t('free')}</Tag></ul> : null}
      <PictureWithCredit image={data.image} priority />
      <FactList facts={facts} />
      {program.isOver ? null : (
        <p className="actions">
          {data.ticketUrl ? <a className="button" href={data.ticketUrl} rel="noopener external">{t('ticket')}</a> : null}
          {data.registerUrl ? <a className="button" href={data.registerUrl} rel="noopener external">{t('register')}</a> : null}
        </p>
      )}
      <Prose html={data.html} />
      {data.gallery.length > 0 ? (
        <section>
          <h2>{t('pictures')}</h2>
          <ul className="picture-row">{data.gallery.map((picture) => <li key={picture.original.src}><PictureWithCredit image={picture} /></li>)}</ul>
        </section>
      ) : null}
      {data.related.length > 0 ? (
        <section>
          <h2>{t('related')}</h2>
          <CardGrid>{data.related.map((related) => <ProgramCard key={related.id} program={related} />)}</CardGrid>
        </section>
      ) : null}
      <p><a href={href('programs', page.locale)}>{t('filters')}</a></p>
    </article>
  );
}
