import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import { ProjectRow } from './ProjectRow.tsx';
import styles from './Projects.module.css';
import { groupByStatus, isStatus, toProjectTeaser } from './project.ts';

/** Number of projects in the first screenful. */
const PRIORITY = 2;

export const loader = createScreenLoader('projects', async ({ locale, content, page, url, messages, drawing }) => {
  const { data } = await content.mainList('projects');
  const groups = groupByStatus(data.map((project) => toProjectTeaser(project, locale)));
  const query = createQueryReader(url.searchParams);
  const shownStatus = query.readOne('status', isStatus) ?? null;
  return {
    page: await page({ narrowedTo: shownStatus ? [messages.projects.groups[shownStatus]] : [] }),
    view: drawing({
      notices: formatQueryNotices({ unused: query.unused }, { locale, messages }),
      total: data.length,
      shownStatus,
      filters: groups.map(({ status, projects }) => ({ status, count: projects.length, url: href('projects', locale, {}, { status }) })),
      groups: groups.filter(({ status }) => shownStatus === null || status === shownStatus),
    }),
  };
});

type ProjectsViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function ProjectsScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="projects" value={view}>
      {(value) => <ProjectsView page={page} view={value} />}
    </DrawnByServer>
  );
}

function ProjectsView({ page, view }: { page: PageInfo; view: ProjectsViewData }) {
  const t = useTranslations('projects');
  const { notices, total, shownStatus, filters, groups } = view;
  const getCurrentProps = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'true' as const } : {});
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{page.title}</h1>
        <div>
          {page.description ? <p className="lead">{page.description}</p> : null}
          <p className="actions">
            <a className="button" href={href('projectReview', page.locale)}>
              {t('review')}
            </a>
            <a className="text-link" href={href('swiper', page.locale)}>
              {t('oneByOne')}
            </a>
          </p>
        </div>
      </div>
      <nav aria-label={t('filter')} className={styles.filters}>
        <ul>
          <li>
            <a href={href('projects', page.locale)} {...getCurrentProps(shownStatus === null)}>
              {t('everything')} <span>{total}</span>
            </a>
          </li>
          {filters.map((filter) => (
            <li key={filter.status}>
              <a href={filter.url} {...getCurrentProps(shownStatus === filter.status)}>
                {t(`groups.${filter.status}`)} <span>{filter.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <QueryNotices texts={notices} />
      {groups.map((group, first) => (
        <section key={group.status} className={styles.group} aria-labelledby={group.status}>
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
