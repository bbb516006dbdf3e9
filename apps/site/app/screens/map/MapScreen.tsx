import { EmptyState } from '@liget/ui';
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import { Filters } from './Filters.tsx';
import styles from './Map.module.css';
import { ParkPlan } from './ParkPlan.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceList } from './PlaceList.tsx';
import { KINDS, type MapPlace, parkPlan, readKinds, toggled } from './places.ts';
import { todaysPrograms } from './todays-programs.ts';
import { useCamera } from './use-camera.ts';
import { WayPanel } from './ways/WayPanel.tsx';
import { wayAsked } from './ways/ways-asked.ts';

export const loader = screenLoader('map', async ({ locale, url, messages, content, page, park: readsPark }) => {
  const [map, park, ground] = await Promise.all([content.main('map'), readsPark(), content.optional('groundPlan')]);
  const kinds = readKinds(url.searchParams);
  // Today stays on offer when nothing is on any more: then the screen says so.
  const offered = KINDS.filter((kind) => kind === 'today' || map.features.some((feature) => feature.properties.kind === kind));
  return {
    page: await page(),
    plan: parkPlan(map, kinds, locale, todaysPrograms(map, { locale, park, messages })),
    filters: offered.map((kind) => ({
      kind,
      isActive: kinds.includes(kind),
      url: href('map', locale, {}, { kind: toggled(kinds, kind) }),
    })),
    way: wayAsked({ url, map, ground, locale, messages }),
    isFiltered: kinds.length > 0,
    asksOnlyToday: kinds.length === 1 && kinds[0] === 'today',
  };
});

export default function MapScreen() {
  const t = useTranslations('map');
  const { page, plan, way, filters, isFiltered, asksOnlyToday } = useLoaderData<typeof loader>();
  const [chosenId, setChosen] = useState<string | null>(null);
  const camera = useCamera(plan);
  const stage = useRef<HTMLDivElement>(null);
  const chosen = plan.groups.flatMap((group) => group.places).find((place) => place.id === chosenId);

  function choose(place: MapPlace) {
    setChosen(place.id);
    if (place.point) camera.show(place.point);
    // On a phone the list may cover the map.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }
  function close() {
    setChosen(null);
    document.getElementById(`sign-${chosen?.sign}`)?.focus({ preventScroll: true });
  }

  return (
    <div className={styles['screen']}>
      <div className={styles['stage']} ref={stage}>
        <ParkPlan plan={plan} camera={camera} chosen={chosenId} onChoose={choose} />
      </div>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h1>{page.title}</h1>
          <p>{t('lead')}</p>
        </div>
        <Filters filters={filters} allUrl={isFiltered ? href('map', page.locale) : null} />
        <WayPanel asked={way} locale={page.locale} onOwnWay={() => undefined} />
        {plan.groups.length === 0 ? (
          <EmptyState title={t(asksOnlyToday ? 'noneToday' : 'none')} level={2}>
            <p>
              <a className="button" href={href('programs', page.locale)}>
                {t('allPrograms')}
              </a>
            </p>
          </EmptyState>
        ) : null}
        <PlaceList groups={plan.groups} onChoose={choose} />
        <p className={styles['note']}>{t('planNote')}</p>
      </div>
      {chosen ? <PlaceCard place={chosen} onClose={close} /> : null}
    </div>
  );
}
