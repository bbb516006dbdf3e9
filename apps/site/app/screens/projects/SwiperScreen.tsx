import { padCounter } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { toProjectTeaser } from './project.ts';
import styles from './Swiper.module.css';
import { useSlideInUrl } from './use-slide-in-url.ts';

export const loader = createScreenLoader('swiper', async ({ locale, content, messages, page, drawing }) => {
  const { data } = await content.mainList('projects');
  return {
    page: await page({ trail: [{ title: messages.shell.theProject, url: href('projects', locale) }] }),
    view: drawing({ projects: data.map((project) => toProjectTeaser(project, locale)) }),
  };
});

type SwiperViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

const REGION_ID = 'slides';

const getAnchor = (number: number) => `project-${number}`;

/** The projects one by one: slides of the window's height that snap into place, with links to their neighbours. */
export default function SwiperScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  useSlideInUrl(REGION_ID);
  return (
    <DrawnByServer id="swiper" value={view}>
      {(value) => <SwiperView page={page} view={value} />}
    </DrawnByServer>
  );
}

function SwiperView({ page, view: { projects } }: { page: PageInfo; view: SwiperViewData }) {
  const t = useTranslations('projects');
  const shell = useTranslations('shell');
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>{page.title}</h1>
        <a className="text-link" href={href('projects', page.locale)}>
          {t('all')}
        </a>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div id={REGION_ID} role="region" aria-label={t('slides')} tabIndex={0} className={styles.swiper}>
        <ol>
          {projects.map((project, index) => {
            const number = index + 1;
            return (
              <li key={project.id} id={getAnchor(number)}>
                <ContentPicture
                  image={project.image}
                  aspect="default"
                  decorative
                  priority={index === 0}
                  sizes="(min-width: 1024px) 75vw, 140vw"
                />
                <div className={styles.words}>
                  <p className={styles.position}>{t('position', { number: padCounter(number), total: padCounter(projects.length) })}</p>
                  <h2>
                    <a href={project.url} lang={project.lang}>
                      {project.title}
                    </a>
                  </h2>
                  <p lang={project.lang}>{project.lead}</p>
                  <p className={styles.facts}>
                    {t(`statuses.${project.status}`)} · {project.period}
                  </p>
                  <p className={styles.steps}>
                    {number > 1 ? (
                      <a href={`#${getAnchor(number - 1)}`} aria-label={t('previous', { title: projects[index - 1]?.title ?? '' })}>
                        <span aria-hidden="true">←</span> {shell('previous')}
                      </a>
                    ) : null}
                    {number < projects.length ? (
                      <a href={`#${getAnchor(number + 1)}`} aria-label={t('next', { title: projects[index + 1]?.title ?? '' })}>
                        {shell('next')} <span aria-hidden="true">→</span>
                      </a>
                    ) : null}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
