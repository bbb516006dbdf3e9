import { Balloon, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import { SectionNavigation } from '../../components/sections/SectionNavigation.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLangs } from '../../lib/language/field-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { toProjectLinks } from '../../lib/urls/project-links.ts';
import styles from './Review.module.css';

export const loader = createScreenLoader('projectReview', async ({ locale, content, messages, page, drawing }) => {
  const { data: review } = await content.main('projectReview');
  return {
    page: await page({
      otherwise: { title: review.title, description: review.lead },
      image: review.years.find((year) => year.picture)?.picture,
      trail: [{ title: messages.shell.theProject, url: href('projects', locale) }],
    }),
    view: drawing({
      title: review.title,
      lead: review.lead,
      langs: getFieldLangs(review, ['title', 'lead', 'closing_html'], locale),
      years: review.years.map(({ projects, picture, figures, ...year }) => ({
        ...year,
        langs: getFieldLangs(year, ['title', 'html'], locale),
        figures: figures.map((figure) => ({ ...figure, langs: getFieldLangs(figure, ['label', 'value'], locale) })),
        picture: cropImage(picture, 'landscape'),
        projects: toProjectLinks(projects, locale),
      })),
      closing: review.closing_html,
    }),
  };
});

type ReviewViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

/** Ten years along a rope, with the balloon at its upper end. */
export default function ProjectReviewScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="review" value={view}>
      {(value) => <ReviewView page={page} view={value} />}
    </DrawnByServer>
  );
}

function ReviewView({ page, view }: { page: PageInfo; view: ReviewViewData }) {
  const t = useTranslations('projects');
  const { title, lead, langs, years, closing } = view;
  const getAnchor = (year: number) => `year-${year}`;
  return (
    <article className="wrap">
      <div className={styles.head}>
        <h1 lang={langs.title}>{title}</h1>
        <p className="lead" lang={langs.lead}>
          {lead}
        </p>
        <Balloon className={styles.balloon ?? ''} />
      </div>
      <SectionNavigation sections={years.map(({ year }) => ({ anchor: getAnchor(year), title: String(year) }))} label={t('years')} />
      <ol className={styles.timeline}>
        {years.map((year, index) => (
          <li key={year.year} id={getAnchor(year.year)}>
            <h2>
              <span className={styles.year}>{year.year}</span> <span lang={year.langs.title}>{year.title}</span>
            </h2>
            <div className={styles.picture}>
              <ContentPicture image={year.picture} aspect="default" priority={index === 0} sizes="(min-width: 1024px) 44vw, 90vw" />
            </div>
            <div className={styles.words}>
              <Prose html={year.html} lang={year.langs.html} />
              {year.figures.length > 0 ? (
                <dl>
                  {year.figures.map((figure) => (
                    <div key={figure.label}>
                      <dt lang={figure.langs.label}>{figure.label}</dt>
                      <dd lang={figure.langs.value}>{figure.value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
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
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.closing}>
        <Prose html={closing} lang={langs.closing_html} />
      </div>
      <p>
        <a className="text-link" href={href('projects', page.locale)}>
          {t('all')}
        </a>
      </p>
    </article>
  );
}
