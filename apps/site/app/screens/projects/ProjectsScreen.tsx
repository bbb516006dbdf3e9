import { CardGrid, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { byStatus, toProjectTeaser } from './project.ts';

const LIMIT = 100;

export const loader = screenLoader('projects', async ({ locale, content, page }) => {
  const { data } = await content.main('projects', { query: { limit: LIMIT } });
  return { page: await page(), groups: byStatus(data.map((project) => toProjectTeaser(project, locale))) };
});

export default function ProjectsScreen() {
  const t = useTranslations('projects');
  const { page, groups } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <p className="actions">
        <a className="button" href={href('projectReview', page.locale)}>
          {t('review')}
        </a>{' '}
        <a href={href('swiper', page.locale)}>{t('oneByOne')}</a>
      </p>
      {groups.map((group, first) => (
        <section key={group.status} aria-labelledby={group.status}>
          <h2 id={group.status}>{t(`groups.${group.status}`)}</h2>
          <CardGrid>
            {group.projects.map((project, index) => (
              <ProjectCard key={project.id} project={project} priority={first === 0 && index < 3} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
