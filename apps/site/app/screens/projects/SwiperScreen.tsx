import { PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Projects.module.css';
import { toProjectTeaser } from './project.ts';

const LIMIT = 100;

export const loader = screenLoader('swiper', async ({ locale, content, messages, page }) => {
  const { data } = await content.main('projects', { query: { limit: LIMIT } });
  return {
    page: await page({ trail: [{ title: messages.shell.theProject, url: href('projects', locale) }] }),
    projects: data.map((project) => toProjectTeaser(project, locale)),
  };
});

const anchor = (number: number) => `project-${number}`;

/** The projects one by one: a list that snaps into place as it is scrolled, with links from each to its neighbours. */
export default function SwiperScreen() {
  const t = useTranslations('projects');
  const shell = useTranslations('shell');
  const { page, projects } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <div role="region" aria-label={t('slides')} tabIndex={0} className={styles.swiper}>
        <ol>
          {projects.map((project, index) => {
            const number = index + 1;
            return (
              <li key={project.id} id={anchor(number)}>
                <ContentPicture image={project.image} decorative priority={index === 0} />
                <p className="kicker">
                  {t('position', { number: String(number), total: String(projects.length) })} · {t(`statuses.${project.status}`)}
                </p>
                <h2>
                  <a href={project.url}>{project.title}</a>
                </h2>
                <p>{project.lead}</p>
                <p className={styles.steps}>
                  {number > 1 ? (
                    <a href={`#${anchor(number - 1)}`} aria-label={t('previous', { title: projects[index - 1]?.title ?? '' })}>
                      ← {shell('previous')}
                    </a>
                  ) : null}
                  {number < projects.length ? (
                    <a href={`#${anchor(number + 1)}`} aria-label={t('next', { title: projects[index + 1]?.title ?? '' })}>
                      {shell('next')} →
                    </a>
                  ) : null}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <p>
        <a href={href('projects', page.locale)}>{t('all')}</a>
      </p>
    </div>
  );
}
