import type { BaseMap, EndpointAnswer, MapFeature } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import { createTranslator } from 'use-intl/core';
import { STEP_FREE } from '../../../components/directions/route-url.ts';
import type { Messages } from '../../../i18n/index.ts';
import { type RouteFormatContext, type RouteView, toRouteView } from './route-view.ts';

type Kind = MapFeature['properties']['kind'];

export interface RouteQuery {
  groups: { kind: Kind; label: string; places: { id: string; title: string; position: LonLat }[] }[];
  from: string;
  to: string;
  isStepFree: boolean;
  /** Why there is no route, or why it differs from the requested one; a message for the visitor. */
  error: string | null;
  route: RouteView | null;
}

/** Metro stations and gates come first: most routes begin there. */
const KINDS: readonly Kind[] = [
  'metro',
  'entrance',
  'top_location',
  'restroom',
  'drinking_water',
  'food',
  'playground',
  'sport',
  'dog',
  'info',
  'first_aid',
  'bicycle',
  'parking',
];

interface RouteQueryContext extends RouteFormatContext {
  messages: Pick<Messages, 'ways' | 'wayForm' | 'map' | 'places'>;
  url: URL;
  map: Pick<EndpointAnswer<'map'>, 'features'>;
  /** `null` in an outage. */
  baseMap: Pick<BaseMap, 'features'> | null;
}

function getGroups({ features }: RouteQueryContext['map'], { map: texts }: Pick<Messages, 'map'>): RouteQuery['groups'] {
  return KINDS.map((kind) => ({
    kind,
    label: texts.kinds[kind],
    places: features.filter(({ properties }) => properties.kind === kind).map(getEnd),
  })).filter(({ places }) => places.length > 0);
}

/**
 * Reads the requested route from the URL (`from`, `to`: ids of map features; `profile=step-free`). An invalid parameter becomes an error message;
 * the valid ones still fill the form.
 */
export function parseRouteQuery({ url: { searchParams: query }, map, baseMap, ...context }: RouteQueryContext): RouteQuery {
  const t = createTranslator({ ...context, namespace: 'wayForm' });
  const [fromId, toId] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isStepFree = query.get('profile') === STEP_FREE;
  const getFeature = (id: string) => map.features.find((feature) => feature.id === id);
  const [from, to] = [getFeature(fromId), getFeature(toId)];
  const request = { groups: getGroups(map, context.messages), from: from?.id ?? '', to: to?.id ?? '', isStepFree };
  const createWithoutRoute = (error: string | null): RouteQuery => ({ ...request, error, route: null });
  if (fromId && !from) return createWithoutRoute(t('errors.unknownFrom'));
  if (toId && !to) return createWithoutRoute(t('errors.unknownTo'));
  // A link to a place names only the destination; only a submitted form has both parameters.
  const isSent = query.has('from') && query.has('to');
  if (!from || !to) return createWithoutRoute(isSent ? t(from ? 'errors.lackingTo' : 'errors.lackingFrom') : null);
  if (from === to) return createWithoutRoute(t('errors.same'));
  if (!baseMap) return createWithoutRoute(t('errors.unavailable'));
  const answer = toRouteView({ from: getEnd(from), to: getEnd(to) }, baseMap, isStepFree, context);
  const notes = isStepFree && answer.error === null && [from, to].some(isStation) ? [context.messages.places.fromMetro.streetLevel] : [];
  return { ...request, ...answer, route: answer.route && { ...answer.route, notes: [...answer.route.notes, ...notes] } };
}

/** Routes end at the street: the base map does not know how a platform is reached. */
const isStation = ({ properties }: MapFeature) => properties.kind === 'metro';

const getEnd = ({ id, geometry, properties }: MapFeature) => ({ id, title: properties.title, position: geometry.coordinates });
