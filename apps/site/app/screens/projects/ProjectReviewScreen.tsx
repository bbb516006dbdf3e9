import { FactList, PageTitle, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Projects.module.css';

export const loader = screenLoader('projectReview', async ({ locale, content, messages, page }) => {
  const { data: review } = await content.main('projectReview');
  return {
    page: await page({
      title: review.title,
      description: review.lead,
      image: review.years.find((year) => year.picture)?.picture,
      trail: [{ title: messages.shell.theProject, url: href('projects', locale) }],
    }),
    title: review.title,
    lead: review.lead,
    years: review.years.map(({ projects, ...year }) => ({
      ...year,
      projects: projects.flatMap(({ id, title, slugs }) =>
        slugs[locale] ? [{ id, title, url: href('project', locale, { project: slugs[locale] }) }] : [],
      ),
    })),
    closing: review.closing_html,
  };
});

export default function ProjectReviewScreen() {
  const t = useTranslations('projects');
  const { page, title, lead, years, closing } = useLoaderData<typeof loader>();
  return (
    <article className="wrap">
      <PageTitle title={title} lead={lead} />
      <nav aria-label={t('years')}>
        <ul className={styles.years}>
          {years.map(({ year }) => (
            <li key={year}>
              <a href={`#year-${year}`}>{year}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ol className={styles.timeline}>
        {years.map((year, index) => (
          <li key={year.year} id={`year-${year.year}`}>
            <h2>
              <span className={styles.year}>{year.year}</span> {year.title}
            </h2>
            <PictureWithCredit image={year.picture} priority={index === 0} />
            <Prose html={year.html} />
            <FactList facts={year.figures} />
            {year.projects.length > 0 ? (
              <>
                <h3>{t('ofYear')}</h3>
                <ul>
                  {year.projects.map((project) => (
                    <li key={project.id}>
                      <a href={project.url}>{project.title}</a>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </li>
        ))}
      </ol>
      <Prose html={closing} />
      <p>
        <a href={href('projects', page.locale)}>{t('all')}</a>
      </p>
    </article>
  );
}
