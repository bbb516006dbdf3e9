import type { BaseMap, EndpointAnswer, Locale, MapFeature } from '@liget/content-api';
import { findRoute, type Route } from '@liget/map';
import { createTranslator } from 'use-intl/core';
import { formatLeg, formatRouteTotal } from '../../../components/directions/directions.ts';
import { getRouteUrl } from '../../../components/directions/route-url.ts';
import type { Messages } from '../../../i18n/index.ts';

/** The route from one station: its first steps; the whole route is on the map. */
export interface MetroRoute {
  id: string;
  station: string;
  /** Station, length and minutes. */
  title: string;
  first: string;
  url: string;
  stepFreeUrl: string;
}

export interface RoutesFromMetro {
  routes: MetroRoute[];
  /** A note about the accuracy; `null` when all of it is surveyed. */
  note: string | null;
}

interface MetroRouteInput {
  /** Id of the place's map feature. */
  id: string;
  map: EndpointAnswer<'map'>;
  baseMap: BaseMap;
  locale: Locale;
  messages: Pick<Messages, 'ways' | 'places'>;
}

/** The most stations, and their greatest distance relative to the nearest. */
const MAX_STATIONS = 2;
const MAX_LENGTH_RATIO = 1.5;

interface FromStation {
  station: MapFeature;
  route: Route;
}

/** The routes from the nearest stations with their first steps; `null` without a known route. */
export function findRoutesFromMetro({ id, map, baseMap, locale, messages }: MetroRouteInput): RoutesFromMetro | null {
  const t = createTranslator({ locale, messages, namespace: 'places.fromMetro' });
  const place = map.features.find((feature) => feature.id === id);
  if (!place) return null;
  const stations = map.features.filter(({ properties }) => properties.kind === 'metro');
  const routesByLength = stations
    .flatMap((station): FromStation[] => {
      const answer = findRoute(baseMap, station.geometry.coordinates, place.geometry.coordinates);
      return answer.kind === 'found' ? [{ station, route: answer.route }] : [];
    })
    .toSorted((a, b) => a.route.metres - b.route.metres);
  const near = routesByLength
    .slice(0, MAX_STATIONS)
    .filter(({ route }) => route.metres <= MAX_LENGTH_RATIO * (routesByLength[0]?.route.metres ?? 0));
  if (near.length === 0) return null;
  return {
    routes: near.map(({ station, route }) => ({
      id: station.id,
      station: station.properties.title,
      title: t('station', { station: station.properties.title, total: formatRouteTotal(route, { locale, messages }) }),
      first: route.legs[0] ? formatLeg(route.legs[0], { locale, messages }) : '',
      url: getRouteUrl(locale, { from: station.id, to: id }),
      stepFreeUrl: getRouteUrl(locale, { from: station.id, to: id, isStepFree: true }),
    })),
    note: near.some(({ route }) => route.isDrawn) ? messages.ways.approximate : null,
  };
}
