import { CardGrid, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { NewsCard } from '../magazine/index.ts';
import { PlaceCard } from '../places/index.ts';
import { ProjectCard } from '../projects/index.ts';
import { BalloonBox } from './BalloonBox.tsx';
import styles from './Home.module.css';
import { HomeBlock } from './HomeBlock.tsx';
import { loadHome } from './home-blocks.server.ts';
import { ProgramBlock } from './ProgramBlock.tsx';
import { Slides } from './Slides.tsx';

export const loader = screenLoader('home', loadHome);

export default function HomeScreen() {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const { page, slides, programs, dates, categories, balloon, places, news, projects } = useLoaderData<typeof loader>();
  const { locale } = page;
  const all = href('programs', locale);
  return (
    <div className="wrap home-screen">
      <PageTitle title={t('heading')} lead={page.description} />
      <form role="search" aria-label={t('search')} action={href('search', locale)} method="get" className={styles['search']}>
        <label htmlFor="home-search">{t('search')}</label>
        <input id="home-search" type="search" name="q" maxLength={200} placeholder={shell('searchPlaceholder')} enterKeyHint="search" />
        <button type="submit">{shell('search')}</button>
      </form>
      <nav aria-label={t('quickLinks')}>
        <ul className={`chip-row ${styles['chips']}`}>
          {dates.map((date) => (
            <li key={date.name}>
              <a className="chip" href={date.url}>
                {t(`dates.${date.name}`)}
              </a>
            </li>
          ))}
          {categories.map((category) => (
            <li key={category.url}>
              <a className="chip" href={category.url}>
                {category.title}
              </a>
            </li>
          ))}
          <li>
            <a className="chip" href={href('map', locale)}>
              {shell('map')}
            </a>
          </li>
        </ul>
      </nav>
      <Slides slides={slides} />
      {balloon ? <BalloonBox balloon={balloon} /> : null}
      {programs.onNow.length > 0 ? <ProgramBlock title={t('onNow')} programs={programs.onNow} priority={slides.length === 0} /> : null}
      {programs.today ? (
        <ProgramBlock
          title={t('today')}
          programs={programs.today}
          none={programs.onNow.length > 0 ? t('noMoreToday') : t('noneToday')}
          more={{ title: t('allToday'), url: dates[0].url }}
        />
      ) : null}
      {programs.featured && programs.featured.length > 0 ? (
        <ProgramBlock title={t('featured')} programs={programs.featured} more={{ title: shell('allPrograms'), url: all }} />
      ) : null}
      {programs.weekend ? (
        <ProgramBlock
          title={t('weekend')}
          programs={programs.weekend}
          none={t('noneWeekend')}
          more={{ title: t('allWeekend'), url: dates[2].url }}
        />
      ) : null}
      {places.length > 0 ? (
        <HomeBlock
          title={t('places')}
          more={[
            { title: shell('allTopLocations'), url: href('topLocations', locale) },
            { title: shell('showOnMap'), url: href('map', locale) },
          ]}
        >
          <CardGrid>
            {places.map((place) => (
              <PlaceCard key={place.id} place={place} />
            ))}
          </CardGrid>
        </HomeBlock>
      ) : null}
      {news.length > 0 ? (
        <HomeBlock title={t('news')} more={[{ title: t('allNews'), url: href('magazine', locale) }]}>
          <CardGrid>
            {news.map((item) => (
              <NewsCard key={item.id} news={item} />
            ))}
          </CardGrid>
        </HomeBlock>
      ) : null}
      {projects.length > 0 ? (
        <HomeBlock
          title={shell('theProject')}
          more={[
            { title: t('allProjects'), url: href('projects', locale) },
            { title: t('tenYears'), url: href('projectReview', locale) },
          ]}
        >
          <CardGrid>
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </CardGrid>
        </HomeBlock>
      ) : null}
      {locale === 'hu' ? (
        <section className={styles['newsletter']}>
          <h2>{shell('newsletter')}</h2>
          <p>{shell('newsletterInvitation')}</p>
          <p>
            <a className="button" href={href('newsletter', locale)}>
              {shell('newsletterAction')}
            </a>
          </p>
        </section>
      ) : null}
    </div>
  );
}
