import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { ProjectRow } from './ProjectRow.tsx';
import styles from './Projects.module.css';
import { groupByStatus, readStatus, toProjectTeaser } from './project.ts';

const LIMIT = 100;
/** Number of projects in the first screenful. */
const PRIORITY = 2;

export const loader = createScreenLoader('projects', async ({ locale, content, page, url, messages }) => {
  const { data } = await content.main('projects', { query: { limit: LIMIT } });
  const groups = groupByStatus(data.map((project) => toProjectTeaser(project, locale)));
  const status = readStatus(url.searchParams);
  return {
    page: await page({ narrowedTo: status ? [messages.projects.groups[status]] : [] }),
    total: data.length,
    shownStatus: status,
    filters: groups.map(({ status, projects }) => ({ status, count: projects.length, url: href('projects', locale, {}, { status }) })),
    groups: status ? groups.filter(({ status }) => status === status) : groups,
  };
});

export default function ProjectsScreen() {
  const t = useTranslations('projects');
  const { page, total, shownStatus, filters, groups } = useLoaderData<typeof loader>();
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'true' as const } : {});
  return (
    <div className="wrap">
      <div className={styles['head']}>
        <h1>{page.title}</h1>
        <div>
          {page.description ? <p className="lead">{page.description}</p> : null}
          <p className="actions">
            <a className="button" href={href('projectReview', page.locale)}>
              {t('review')}
            </a>
            <a className="text-link" href={href('swiper', page.locale)} hrefLang="hu">
              {t('oneByOne')}
            </a>
          </p>
        </div>
      </div>
      <nav aria-label={t('filter')} className={styles['filters']}>
        <ul>
          <li>
            <a href={href('projects', page.locale)} {...current(shownStatus === null)}>
              {t('everything')} <span>{total}</span>
            </a>
          </li>
          {filters.map((filter) => (
            <li key={filter.status}>
              <a href={filter.url} {...current(shownStatus === filter.status)}>
                {t(`groups.${filter.status}`)} <span>{filter.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group, first) => (
        <section key={group.status} className={styles['group']} aria-labelledby={group.status}>
          <h2 id={group.status}>{t(`groups.${group.status}`)}</h2>
          <ul>
            {group.projects.map((project, index) => (
              <ProjectRow key={project.id} project={project} priority={first === 0 && (index === 0 || (index < PRIORITY && 'auto'))} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
