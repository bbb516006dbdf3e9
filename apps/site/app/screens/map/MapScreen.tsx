import { EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Map.module.css';
import { ParkPlanPicture } from './ParkPlanPicture.tsx';
import { KINDS, parkPlan, readKinds, toggled } from './places.ts';

export const loader = screenLoader('map', async ({ locale, url, content, page }) => {
  const map = await content.main('map');
  const kinds = readKinds(url.searchParams);
  const offered = KINDS.filter((kind) => map.features.some((feature) => feature.properties.kind === kind));
  return {
    page: await page(),
    plan: parkPlan(map, kinds, locale),
    filters: offered.map((kind) => ({
      kind,
      isActive: kinds.includes(kind),
      url: href('map', locale, {}, { kind: toggled(kinds, kind) }),
    })),
    isFiltered: kinds.length > 0,
  };
});

export default function MapScreen() {
  const t = useTranslations('map');
  const { page, plan, filters, isFiltered } = useLoaderData<typeof loader>();
  const count = plan.groups.reduce((sum, group) => sum + group.places.length, 0);
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <nav aria-label={t('filters')}>
        <ul className={styles.filters}>
          {filters.map(({ kind, isActive, url }) => (
            <li key={kind}>
              <a className="chip" href={url} {...(isActive ? { 'aria-current': 'true' as const } : {})}>
                {t(`kinds.${kind}`)}
              </a>
            </li>
          ))}
          {isFiltered ? (
            <li>
              <a href={href('map', page.locale)}>{t('all')}</a>
            </li>
          ) : null}
        </ul>
      </nav>
      <div className={styles.columns}>
        <div className={styles.frame}>
          <ParkPlanPicture plan={plan} label={t('planLabel', { count })} />
          <p className="card-meta">{t('planNote')}</p>
        </div>
        <div>
          {count === 0 ? <EmptyState title={t('none')} /> : null}
          {plan.groups.map((group) => (
            <section key={group.kind} aria-labelledby={`kind-${group.kind}`}>
              <h2 id={`kind-${group.kind}`}>{t(`kinds.${group.kind}`)}</h2>
              <ul className={styles.places}>
                {group.places.map((place) => (
                  <li key={place.id} id={`place-${place.number}`}>
                    <span className={styles.number} data-kind={place.kind}>
                      <span className={styles.hidden}>{t('number')} </span>
                      {place.number}
                    </span>
                    <div>
                      <h3>{place.url ? <a href={place.url}>{place.title}</a> : place.title}</h3>
                      {place.note ? <p>{place.note}</p> : null}
                      <p className="card-meta">
                        <a href={place.geo} aria-label={t('openNamed', { title: place.title })}>
                          {t('open')}
                        </a>{' '}
                        · {place.coordinates}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
