import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/urls/href.ts';
import { NewsCard } from '../magazine/index.ts';
import { PlaceMosaic } from '../places/index.ts';
import { Block } from './Block.tsx';
import { Figures } from './figures/Figures.tsx';
import styles from './Home.module.css';
import type { HomeData } from './home-blocks.server.ts';
import { Programs } from './programs/Programs.tsx';

/** The lower part of the home page: events, places, news, the project, the newsletter. */
export function HomeRest({ locale, data }: { locale: Locale; data: HomeData['rest'] }) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const { featured, places, news, figures, projects } = data;
  return (
    <>
      {featured && featured.length > 0 ? (
        <Block title={t('featured')} more={[{ title: shell('allPrograms'), url: href('programs', locale) }]}>
          <Programs programs={featured} layout="strip" />
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
          <div className={styles.news}>
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
          <div className={styles.newsletter} data-own-newsletter="">
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
