import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { SmallMap } from '../../components/map/SmallMap.tsx';
import { SectionNavigation } from '../../components/sections/SectionNavigation.tsx';
import { Sections } from '../../components/sections/sections.lazy.ts';
import { href } from '../../lib/urls/href.ts';
import { BalloonSchedule } from './balloon/BalloonSchedule.tsx';
import type { PlaceViewData } from './load-place.server.ts';
import { PlaceHead } from './PlaceHead.tsx';
import styles from './Places.module.css';
import { PlacePrograms } from './programs/PlacePrograms.tsx';
import { RouteFromMetro } from './route-from-metro/RouteFromMetro.tsx';

/** The page of a place: what to know first, then its sections, the way there, and its events. */
export function PlaceView({ view, locale }: { view: PlaceViewData; locale: Locale }) {
  const t = useTranslations('places');
  const { head, sections, balloon, fromMetro, smallMap, programs, moreUrl, projects, jsonLd } = view;
  const anchors = [
    ...sections,
    ...(fromMetro ? [{ anchor: 'from-metro', title: t('fromMetro.title') }] : []),
    ...(programs ? [{ anchor: 'programs', title: t('programs') }] : []),
  ];
  return (
    <article>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <PlaceHead {...head} />
      <div className="wrap">
        <SectionNavigation sections={anchors} label={t('onThisPage')} />
        <Sections sections={sections} balloonSchedule={<BalloonSchedule balloon={balloon} />} />
        {fromMetro ? <RouteFromMetro routes={fromMetro} map={smallMap} /> : smallMap ? <SmallMap {...smallMap} /> : null}
        {programs ? <PlacePrograms programs={programs} url={moreUrl} /> : null}
        {projects.length > 0 ? (
          <section className={`theme-dark ${styles.projects}`}>
            <h2>{t('projects')}</h2>
            <ul>
              {projects.map((project) => (
                <li key={project.id}>
                  <a href={project.url}>{project.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p>
          <a className="text-link" href={href('topLocations', locale)}>
            {t('allPlaces')}
          </a>
        </p>
      </div>
    </article>
  );
}
