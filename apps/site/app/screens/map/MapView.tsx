import { createFrame } from '@liget/map';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getRouteUrl } from '../../components/directions/route-url.ts';
import type { ClientOnly } from '../../components/islands/client-only.ts';
import { getPrintedPlanUrl } from '../../components/map/map-files.ts';
import { NeedsRow } from '../../components/needs/NeedsRow.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { isDesktop } from '../../layout/viewport.ts';
import { href, withQuery } from '../../lib/urls/href.ts';
import { Attribution } from './Attribution.tsx';
import { DirectionsPanel } from './directions/DirectionsPanel.tsx';
import type { RouteQuery } from './directions/route-query.ts';
import type { RouteView } from './directions/route-view.ts';
import { Filters } from './filters/Filters.tsx';
import { NearMeBox } from './filters/NearMeBox.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { sortByDistance, useNearMe } from './geolocation.ts';
import styles from './Map.module.css';
import type { MapData } from './map-data.ts';
import { NothingShown } from './places/NothingShown.tsx';
import { PlaceCard } from './places/PlaceCard.tsx';
import { PlaceList } from './places/PlaceList.tsx';
import type { MapPlace } from './places/places.ts';
import { PLAN_WIDTH } from './plan-width.ts';
import { SheetHandle } from './SheetHandle.tsx';
import type { DrawnBaseMap } from './stage/BaseMap.tsx';
import { centreCamera, LIFT, moveCamera } from './stage/camera.ts';
import { createCameraStore } from './stage/camera-store.ts';
import { MapStage } from './stage/MapStage.tsx';
import { useMapUrl } from './use-map-url.ts';

interface MapViewProps {
  page: PageInfo;
  map: MapData;
  baseMap: ClientOnly<DrawnBaseMap>;
  /** The route that the URL asks for. */
  routeQuery: RouteQuery;
  directionsUrl: string;
}

/** Sorts places before amenities: when markers overlap, the first one represents its neighbours. */
const compareImportance = (a: MapPlace, b: MapPlace) => Number(b.kind === 'top_location') - Number(a.kind === 'top_location');

export function MapView({ page, map, baseMap, routeQuery, directionsUrl }: MapViewProps) {
  const t = useTranslations('map');
  const path = href('map', page.locale);
  const { west, south, east, north } = map.box;
  const box = useMemo(() => ({ west, south, east, north }), [west, south, east, north]);
  const frame = useMemo(() => createFrame(box, PLAN_WIDTH), [box]);
  const [camera] = useState(() => createCameraStore(map.start));
  const stage = useRef<HTMLDivElement>(null);
  const { chosenId, screen, goTo, getUrl, choose } = useMapUrl(path, map.chosen?.id ?? null);
  const places = useMemo(() => map.groups.flatMap((group) => group.places), [map.groups]);
  const signed = useMemo(() => places.toSorted(compareImportance), [places]);
  const near = useNearMe(places);
  const visitor = near.state.kind === 'here' ? near.state.here : null;
  const nearest = useMemo(() => (visitor ? sortByDistance(places, visitor.position) : null), [visitor, places]);
  const chosen = places.find(({ id }) => id === chosenId) ?? (map.chosen?.id === chosenId ? map.chosen : undefined);
  const [hasPressed, setHasPressed] = useState(false);
  const [ownWay, setOwnWay] = useState<RouteView | null>(null);

  useEffect(() => {
    if (visitor) camera.glide(centreCamera(camera.get(), frame.project(visitor.position), frame));
  }, [visitor, camera, frame]);

  const show = useCallback(
    (place: MapPlace) => {
      setHasPressed(true);
      choose(place.id);
      // On a phone the card covers the lower half of the map.
      const lifted = isDesktop(window.innerWidth) ? 0 : LIFT;
      if (place.point) camera.glide(moveCamera(centreCamera(camera.get(), place.point, frame), { x: 0, y: -lifted }));
      // On a phone the list may cover the map.
      stage.current?.scrollIntoView({ block: 'nearest' });
    },
    [choose, camera, frame],
  );
  const close = useCallback(() => {
    choose(null);
    document.getElementById(`sign-${chosen?.markerId}`)?.focus({ preventScroll: true });
  }, [choose, chosen]);

  return (
    <div className={styles.screen} ref={screen}>
      <div className={styles.stage}>
        <MapStage
          {...{ frame, box, baseMap, camera, visitor, stage, getUrl, chosen }}
          route={ownWay ?? routeQuery.route}
          light={map.light}
          isFrozen={map.isFrozen}
          baseMapUrl={map.baseMapUrl}
          places={signed}
          onChoose={show}
        />
        <Attribution />
      </div>
      <div className={styles.sheet}>
        <SheetHandle />
        <div className={styles.head}>
          <h1>{page.title}</h1>
          <p>{t('lead')}</p>
        </div>
        <div role="status">
          {map.notices.map((notice) => (
            <p key={notice} className="notice">
              {t(`notices.${notice}`)}
            </p>
          ))}
        </div>
        <NeedsRow chips={map.needs} />
        <SearchBox
          path={path}
          text={map.words}
          hiddenFields={map.hiddenFields}
          onSearch={(query) => goTo(path + (query.size > 0 ? `?${query}` : ''))}
        />
        <NearMeBox state={near.state} onRequest={near.ask} onForget={near.forget} directionsUrl={directionsUrl} />
        <DirectionsPanel routeQuery={routeQuery} position={visitor?.position ?? null} locale={page.locale} onOwnRoute={setOwnWay} />
        <Filters filters={map.filters} todays={map.todays} allUrl={map.urls.all} />
        <NothingShown map={map} locale={page.locale} />
        <PlaceList groups={map.groups} todaysText={map.todays.text} nearest={nearest} chosen={chosen?.id} getUrl={getUrl} onChoose={show} />
        <p className={styles.note}>
          <a href={getPrintedPlanUrl(page.locale)}>{t('printed')}</a>
        </p>
        <p className={styles.note}>{t('planNote')}</p>
      </div>
      {chosen ? (
        <PlaceCard
          place={chosen}
          metres={nearest?.find(({ place }) => place.id === chosen.id)?.metres ?? null}
          closeUrl={getUrl(null)}
          routeUrl={getRouteUrl(page.locale, { to: chosen.id })}
          reportUrl={href('defectReport', page.locale, {}, { place: chosen.id })}
          url={withQuery(path, { place: chosen.id })}
          takesFocus={hasPressed}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
