import type { Locale } from '@liget/content-api';
import { ZONE } from '@liget/park/time';
import { LightboxLinks, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { ContentPicture, PictureWithCredit } from '../../components/pictures/ContentPicture.tsx';
import { PictureGallery } from '../../components/sections/PictureGallery.tsx';
import { toSectionViews } from '../../components/sections/section-view.ts';
import { Sections } from '../../components/sections/sections.lazy.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLangs } from '../../lib/language/field-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { ConstructionTimeline } from './ConstructionTimeline.tsx';
import styles from './Project.module.css';
import { buildTimeline, parsePeriod } from './period.ts';
import { getNextItem, toProjectTeaser } from './project.ts';

/** The first year of the programme (by the ten-year review). */
const FIRST_YEAR = 2014;

export const loader = createScreenLoader('project', async ({ locale, now, params, content, messages, page, drawing }) => {
  const [{ data: project }, all] = await Promise.all([
    content.main('project', { slug: params['project'] }),
    content.optionalList('projects'),
  ]);
  const description = await page({
    title: project.title,
    description: project.lead,
    image: getImage(project.media, 'lead'),
    item: { parameter: 'project', slugs: project.slugs, language: project.language },
    trail: [{ title: messages.shell.theProject, url: href('projects', locale) }],
  });
  const next = getNextItem(all?.data ?? [], project.id);
  const placeSlug = project.top_location?.slugs[locale];
  const period = parsePeriod(project.construction_period, project.status === 'completed');
  return {
    page: description,
    view: drawing({
      title: project.title,
      lead: project.lead,
      langs: getFieldLangs(project, ['lead', 'html', 'architect', 'area', 'contractor', 'construction_period'], locale),
      image: cropImage(getImage(project.media, 'lead'), 'landscape'),
      status: project.status,
      architect: project.architect,
      area: project.area,
      contractor: project.contractor,
      period: project.construction_period,
      timeline: period && buildTimeline(period, now.toZonedDateTimeISO(ZONE).year, FIRST_YEAR),
      facts: project.facts.map((fact) => ({
        ...fact,
        langs: getFieldLangs({ language: project.language, ...fact }, ['label', 'value'], locale),
      })),
      html: project.html,
      sections: toSectionViews(project.sections, { locale, now, language: project.language }),
      gallery: project.gallery.flatMap((picture) => cropImage(picture, 'landscape') ?? []),
      place:
        project.top_location && placeSlug
          ? { title: project.top_location.title, url: href('topLocation', locale, { topLocation: placeSlug }) }
          : null,
      next: next && toProjectTeaser(next, locale),
    }),
  };
});

type ProjectViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function ProjectScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <>
      <LightboxLinks />
      <DrawnByServer id="project" value={view}>
        {(value) => <ProjectView project={value} locale={page.locale} />}
      </DrawnByServer>
    </>
  );
}

function ProjectView({ project, locale }: { project: ProjectViewData; locale: Locale }) {
  const lang = useContentLang();
  const t = useTranslations('projects');
  const { langs } = project;
  const named = [
    { label: t('architect'), value: project.architect, lang: langs.architect },
    { label: t('area'), value: project.area, lang: langs.area },
    { label: t('contractor'), value: project.contractor, lang: langs.contractor },
    { label: t('status'), value: t(`statuses.${project.status}`), lang: undefined },
    { label: t('period'), value: project.period, lang: langs.construction_period },
  ].filter((fact) => fact.value);
  // An editor's fact with the label of a standard one would repeat it.
  const further = project.facts.filter((fact) => !named.some(({ label }) => label === fact.label));
  return (
    <article>
      <div className={`wrap ${styles.title}`}>
        <p className={styles.status}>{t(`statuses.${project.status}`)}</p>
        <h1 lang={lang}>{project.title}</h1>
        <p className="lead" lang={langs.lead}>
          {project.lead}
        </p>
      </div>
      <div className={styles.wide}>
        <PictureWithCredit image={project.image} aspect="default" priority sizes="100vw" />
      </div>
      <div className={`wrap ${styles.story}`}>
        <aside className={styles.facts} aria-label={t('facts')}>
          <table>
            <tbody>
              {named.map((fact) => (
                <tr key={fact.label}>
                  <th scope="row">{fact.label}</th>
                  <td lang={fact.lang}>{fact.value}</td>
                </tr>
              ))}
              {further.map((fact) => (
                <tr key={fact.label}>
                  <th scope="row" lang={fact.langs.label}>
                    {fact.label}
                  </th>
                  <td lang={fact.langs.value}>{fact.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {project.place ? (
            <a className="button" href={project.place.url}>
              {t('visit', { place: project.place.title })}
            </a>
          ) : null}
        </aside>
        <div className={styles.text}>
          {project.timeline ? <ConstructionTimeline years={project.timeline} /> : null}
          <Prose html={project.html} lang={langs.html} />
        </div>
      </div>
      {project.sections.length > 0 ? (
        <div className={`wrap ${styles.sections}`}>
          <Sections sections={project.sections} />
        </div>
      ) : null}
      {project.gallery.length > 0 ? (
        <section className={`wrap ${styles.pictures}`}>
          <h2>{t('pictures')}</h2>
          <PictureGallery pictures={project.gallery} />
        </section>
      ) : null}
      {project.next ? (
        <section className={`wrap ${styles.next}`}>
          <div className={styles.cut}>
            <ContentPicture image={project.next.image} aspect="default" decorative sizes="(min-width: 768px) 40vw, 100vw" />
          </div>
          <div>
            <h2>{t('nextProject')}</h2>
            <p>
              <a className="covering-link" href={project.next.url} lang={project.next.lang}>
                {project.next.title}
              </a>
            </p>
          </div>
        </section>
      ) : null}
      <p className="wrap">
        <a className="text-link" href={href('projects', locale)}>
          {t('all')}
        </a>
      </p>
    </article>
  );
}
