import type { BaseMap, Locale } from '@liget/content-api';
import { findRoute, type LonLat, type Route, type RouteAnswer } from '@liget/map';
import { createTranslator } from 'use-intl/core';
import { type DirectionsView, formatDirections, formatObstacles } from '../../../components/directions/directions.ts';
import { getRouteUrl } from '../../../components/directions/route-url.ts';
import type { Messages } from '../../../i18n/index.ts';
import { getExternalDirectionsUrl, getGeoUrl } from './geo-url.ts';

export interface RouteFormatContext {
  locale: Locale;
  messages: Pick<Messages, 'ways' | 'wayForm'>;
}

export interface RouteEnd {
  /** Id of the map feature; `null` for the visitor's position, which must not get into a URL. */
  id: string | null;
  title: string;
  position: LonLat;
}

export interface RouteEnds {
  from: RouteEnd;
  to: RouteEnd;
}

/** A route that was found, for the directions panel and for the map. */
export interface RouteView extends DirectionsView {
  /** Names both ends. */
  title: string;
  line: LonLat[];
  isApproximate: boolean;
  /** A geo: URL that opens the destination in the phone's map app. */
  openUrl: string;
  outsideUrl: string | null;
  /** The same route with the other profile; null where an end is the visitor's position. */
  otherProfile: { url: string; isStepFree: boolean } | null;
  swapUrl: string | null;
}

type BaseMapFeatures = Pick<BaseMap, 'features'>;

/** Finds the step-free route; where there is none, the shortest route and a message that lists its obstacles. */
function findRouteOrShortest(
  { from, to }: RouteEnds,
  baseMap: BaseMapFeatures,
  isStepFree: boolean,
  { locale, messages }: RouteFormatContext,
): { answer: RouteAnswer; error: string | null } {
  const t = createTranslator({ locale, messages, namespace: 'ways' });
  const findBetween = (profile: Route['profile']) => findRoute(baseMap, from.position, to.position, profile);
  const answer = findBetween(isStepFree ? 'step_free' : 'standard');
  if (!isStepFree || answer.kind !== 'unconnected') return { answer, error: null };
  const shortest = findBetween('standard');
  if (shortest.kind !== 'found') return { answer: shortest, error: null };
  const { obstacles } = shortest.route.stepFree;
  const words = formatObstacles(obstacles, { locale, messages });
  return { answer: shortest, error: obstacles.length > 0 ? t('noStepFree', { obstacles: words }) : t('noStepFreeJoin') };
}

/** The route between two places for the page, or a message that says why there is none or why it is not step-free. */
export function toRouteView(
  ends: RouteEnds,
  baseMap: BaseMapFeatures,
  isStepFree: boolean,
  context: RouteFormatContext,
): { route: RouteView | null; error: string | null } {
  const { locale, messages } = context;
  const { from, to } = ends;
  const t = createTranslator({ locale, messages, namespace: 'wayForm' });
  const { answer, error } = findRouteOrShortest(ends, baseMap, isStepFree, context);
  if (answer.kind !== 'found') return { route: null, error: t(`errors.${answer.kind}`) };
  const { route } = answer;
  const ids = from.id !== null && to.id !== null ? { from: from.id, to: to.id } : null;
  const routeView = {
    ...formatDirections(route, to.title, context),
    title: t('between', { from: from.title, to: to.title }),
    line: route.line,
    isApproximate: route.isApproximate,
    openUrl: getGeoUrl(to.position, to.title),
    outsideUrl: ids && getExternalDirectionsUrl(from.position, to.position),
    otherProfile: ids && { url: getRouteUrl(locale, { ...ids, isStepFree: !isStepFree }), isStepFree: !isStepFree },
    swapUrl: ids && getRouteUrl(locale, { from: ids.to, to: ids.from, isStepFree }),
  };
  return { route: routeView, error };
}
