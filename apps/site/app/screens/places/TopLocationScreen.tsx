import { FactList, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ZONE } from '../../lib/clock.ts';
import { clockTime, longDate } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { type ScreenArguments, screenLoader } from '../../shell/screen-loader.server.ts';
import { SectionNavigation, Sections } from '../../shell/sections/Sections.tsx';
import { BalloonSchedule, type BalloonView } from './BalloonSchedule.tsx';
import { balloonDays } from './balloon-days.ts';
import { hoursOn } from './opening.ts';
import styles from './Places.module.css';
import { toPlaceTeaser } from './place.ts';
import { placeJsonLd } from './place-json-ld.ts';
import { toPlaceProgram } from './place-programs.ts';

const PROGRAMS = 6;

async function loadBalloon({ content, locale, now }: ScreenArguments): Promise<BalloonView | null> {
  const balloon = await content.optional('balloon');
  if (!balloon) return null;
  const { balloon_is_up, note, updated_at } = balloon;
  return {
    isUp: balloon_is_up === 1,
    note,
    updated: `${longDate(updated_at, locale)} ${clockTime(updated_at)}`,
    days: balloonDays(balloon, locale, now),
  };
}

export const loader = screenLoader('topLocation', async (args) => {
  const { locale, params, now, content, messages, page, publicOrigin } = args;
  const { data: place } = await content.main('topLocation', { slug: params['topLocation'] });
  const description = await page({
    title: place.title,
    description: place.lead,
    image: imageOf(place.media, 'lead'),
    item: { parameter: 'topLocation', slugs: place.slugs, language: place.language },
    trail: [{ title: messages.shell.topLocations, url: href('topLocations', locale) }],
  });
  const location = place.event_location?.slug;
  const [programs, balloon] = await Promise.all([
    location ? content.optional('events', { query: { location: [location], limit: PROGRAMS } }) : null,
    place.sections.some((section) => section.kind === 'balloon_schedule') ? loadBalloon(args) : null,
  ]);
  return {
    page: description,
    place: toPlaceTeaser(place, args),
    image: imageOf(place.media, 'lead') ?? null,
    today: hoursOn(place.hours, now.toZonedDateTimeISO(ZONE).toPlainDate()),
    hoursNote: place.hours_note,
    address: place.address,
    admission: place.admission,
    accessibility: place.accessibility,
    sections: place.sections,
    balloon,
    programs: programs?.data.map((event) => toPlaceProgram(event, args)) ?? null,
    programsUrl: location ? href('programs', locale, {}, { location }) : null,
    projects: place.projects.flatMap(({ id, title, slugs }) =>
      slugs[locale] ? [{ id, title, url: href('project', locale, { project: slugs[locale] }) }] : [],
    ),
    jsonLd: placeJsonLd(place, publicOrigin, now),
  };
});

export default function TopLocationScreen() {
  const t = useTranslations('places');
  const data = useLoaderData<typeof loader>();
  const { page, place, programs } = data;
  const facts = [
    { label: t('today'), value: place.hours ? data.today.join(', ') || t('todayClosed') : null },
    { label: t('hoursNote'), value: data.hoursNote },
    { label: t('address'), value: data.address },
    { label: t('admission'), value: data.admission },
    { label: t('accessibility'), value: data.accessibility.map((feature) => t(`features.${feature}`)).join(', ') },
  ].filter((fact) => fact.value);
  return (
    <article className="wrap">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      <PageTitle title={place.title} lead={place.lead} />
      {place.hours ? <p className={`${styles.status} ${place.isOpen ? styles.open : styles.closed}`}>{place.hours}</p> : null}
      <PictureWithCredit image={data.image} priority />
      <FactList facts={facts} />
      <p>
        <a className="button" href={href('map', page.locale, {}, { kind: 'top_location' })}>
          {t('onMap')}
        </a>
      </p>
      <SectionNavigation sections={data.sections} label={t('onThisPage')} />
      <Sections sections={data.sections} balloonSchedule={<BalloonSchedule balloon={data.balloon} />} />
      {programs ? (
        <section>
          <h2>{t('programs')}</h2>
          {programs.length === 0 ? (
            <p>{t('noPrograms')}</p>
          ) : (
            <ul className={styles.programs}>
              {programs.map((program) => (
                <li key={program.id}>
                  <a href={program.url}>{program.title}</a>
                  <p>
                    {program.isCancelled ? `${t('cancelled')} · ` : null}
                    {program.when}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {data.programsUrl && programs.length > 0 ? (
            <p>
              <a href={data.programsUrl}>{t('allPrograms')}</a>
            </p>
          ) : null}
        </section>
      ) : null}
      {data.projects.length > 0 ? (
        <section>
          <h2>{t('projects')}</h2>
          <ul>
            {data.projects.map((project) => (
              <li key={project.id}>
                <a href={project.url}>{project.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
