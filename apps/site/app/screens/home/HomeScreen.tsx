import { ChipLink, ChipRow } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { deferred } from '../../shell/deferred.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { NewsCard } from '../magazine/index.ts';
import { PlaceMosaic } from '../places/index.ts';

import { BalloonBox } from './BalloonBox.tsx';
import { Block } from './Block.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';
import './Slides.module.css';
import '@liget/ui/carousel.css';
import { loadHome } from './home-blocks.server.ts';
import { LiveTiles } from './LiveTiles.tsx';
import { Programs } from './Programs.tsx';

const Slides = deferred(() => import('./Slides.tsx').then((module) => module.Slides));

export const loader = screenLoader('home', loadHome);

export default function HomeScreen() {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const { page, hero, tiles, programs, dates, urls, categories, balloon, places, slides, news, figures, projects } =
    useLoaderData<typeof loader>();
  const { locale } = page;
  return (
    <>
      <Hero {...hero} dates={dates} calendarUrl={href('programs', locale)} balloon={balloon} />
      <LiveTiles tiles={tiles} />
      {programs.today ? (
        <Block title={t('today')} more={[{ title: t('allToday'), url: urls.today }]}>
          <nav aria-label={t('quickLinks')} className={styles['chips']}>
            <ChipRow>
              {categories.map((category) => (
                <ChipLink key={category.url} href={category.url}>
                  {category.title}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
          {programs.today.length > 0 ? (
            <Programs programs={programs.today} />
          ) : (
            <p>{programs.isSomethingOn ? t('noMoreToday') : t('noneToday')}</p>
          )}
        </Block>
      ) : null}
      {programs.weekend ? (
        <Block title={t('weekend')} more={[{ title: t('allWeekend'), url: urls.weekend }]}>
          {programs.weekend.length > 0 ? <Programs programs={programs.weekend} look="strip" /> : <p>{t('noneWeekend')}</p>}
        </Block>
      ) : null}
      {balloon ? <BalloonBox balloon={balloon} /> : null}
      {slides.length > 0 ? (
        <Block title={t('slides')}>
          <Slides slides={slides} />
        </Block>
      ) : null}
      {programs.featured && programs.featured.length > 0 ? (
        <Block title={t('featured')} more={[{ title: shell('allPrograms'), url: href('programs', locale) }]}>
          <Programs programs={programs.featured} look="strip" />
        </Block>
      ) : null}
      {places.length > 0 ? (
        <Block
          title={t('places')}
          paper="forest"
          more={[
            { title: shell('allTopLocations'), url: href('topLocations', locale) },
            { title: shell('showOnMap'), url: href('map', locale) },
          ]}
        >
          <PlaceMosaic places={places} />
        </Block>
      ) : null}
      {news.length > 0 ? (
        <Block title={t('news')} more={[{ title: t('allNews'), url: href('magazine', locale) }]}>
          <div className={styles['news']}>
            {news.map((item, index) => (
              <NewsCard
                key={item.id}
                news={item}
                className={index === 0 ? 'card-large' : 'card-row'}
                sizes={index === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 15vw, 33vw'}
              />
            ))}
          </div>
        </Block>
      ) : null}
      {projects || figures.length > 0 ? (
        <Block
          title={t('project')}
          paper="sun"
          more={[
            { title: t('allProjects'), url: href('projects', locale) },
            { title: t('tenYears'), url: href('projectReview', locale) },
          ]}
        >
          <Figures figures={figures} projects={projects} />
        </Block>
      ) : null}
      {locale === 'hu' ? (
        <Block title={shell('newsletter')} paper="sky">
          <div className={styles['newsletter']}>
            <p>{shell('newsletterInvitation')}</p>
            <a className="button button-large" href={href('newsletter', locale)}>
              {shell('newsletterAction')}
            </a>
          </div>
        </Block>
      ) : null}
    </>
  );
}
