import { FactList, PageTitle, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';

export const loader = screenLoader('project', async ({ locale, params, content, messages, page }) => {
  const { data: project } = await content.main('project', { slug: params['project'] });
  const placeSlug = project.top_location?.slugs[locale];
  return {
    page: await page({
      title: project.title,
      description: project.lead,
      image: imageOf(project.media, 'lead'),
      item: { parameter: 'project', slugs: project.slugs, language: project.language },
      trail: [{ title: messages.shell.theProject, url: href('projects', locale) }],
    }),
    title: project.title,
    lead: project.lead,
    image: imageOf(project.media, 'lead') ?? null,
    status: project.status,
    architect: project.architect,
    area: project.area,
    contractor: project.contractor,
    period: project.construction_period,
    facts: project.facts,
    html: project.html,
    gallery: project.gallery,
    place:
      project.top_location && placeSlug
        ? { title: project.top_location.title, url: href('topLocation', locale, { topLocation: placeSlug }) }
        : null,
  };
});

export default function ProjectScreen() {
  const t = useTranslations('projects');
  const project = useLoaderData<typeof loader>();
  const named = [
    { label: t('architect'), value: project.architect },
    { label: t('area'), value: project.area },
    { label: t('contractor'), value: project.contractor },
    { label: t('status'), value: t(`statuses.${project.status}`) },
    { label: t('period'), value: project.period },
  ].filter((fact) => fact.value);
  // An editor's fact with the name of a given one would say it twice.
  const further = project.facts.filter((fact) => !named.some(({ label }) => label === fact.label));
  return (
    <article className="wrap">
      <PageTitle title={project.title} lead={project.lead} kicker={t(`statuses.${project.status}`)} />
      <PictureWithCredit image={project.image} priority />
      <FactList facts={[...named, ...further]} />
      <Prose html={project.html} />
      {project.place ? (
        <p>
          <a className="button" href={project.place.url}>
            {t('visit', { place: project.place.title })}
          </a>
        </p>
      ) : null}
      {project.gallery.length > 0 ? (
        <section>
          <h2>{t('pictures')}</h2>
          <ul className="picture-row">
            {project.gallery.map((picture) => (
              <li key={picture.original.src}>
                <PictureWithCredit image={picture} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <a href={href('projects', project.page.locale)}>{t('all')}</a>
      </p>
    </article>
  );
}
