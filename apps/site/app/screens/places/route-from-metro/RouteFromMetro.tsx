import { useTranslations } from 'use-intl';
import { SmallMap, type SmallMapView } from '../../../components/map/SmallMap.tsx';
import styles from './RouteFromMetro.module.css';
import type { RoutesFromMetro } from './route-from-metro.ts';

/** A small map and the routes from the metro. */
export function RouteFromMetro({ routes, map }: { routes: RoutesFromMetro; map: SmallMapView | null }) {
  const t = useTranslations('places.fromMetro');
  return (
    <section id="from-metro" className={styles.way} aria-labelledby="from-metro-title">
      <h2 id="from-metro-title">{t('title')}</h2>
      <div className={styles.columns}>
        {map ? <SmallMap {...map} /> : null}
        <div>
          <ul>
            {routes.routes.map(({ id, station, title, first, url, stepFreeUrl }) => (
              <li key={id}>
                <p className={styles.station}>{title}</p>
                <p>{first}</p>
                <p className={styles.links}>
                  <a href={url} aria-label={t('wholeNamed', { station })}>
                    {t('whole')}
                  </a>
                  <a href={stepFreeUrl} aria-label={t('stepFreeNamed', { station })}>
                    {t('stepFree')}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          {routes.note ? <p className={styles.note}>{routes.note}</p> : null}
        </div>
      </div>
    </section>
  );
}
