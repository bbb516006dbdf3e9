import type { BaseMap, EndpointAnswer, Event, Locale, Need } from '@liget/content-api';
import { type Box, createFrame, getBoxAround, getParkRing, type LonLat } from '@liget/map';
import { getAmenityHours, isOpen, isSuitable, meetsNeeds, type ParkAtInstant, type Scene } from '@liget/park';
import { formatOpening, formatPlaceOpening } from '../../components/opening-hours-text.ts';
import type { getMessages } from '../../i18n/index.ts';
import { getUrlWithoutNeeds, toNeedChips } from '../../lib/needs.ts';
import { href, type Query } from '../../lib/urls/href.ts';
import { getBaseMapPath } from './base-map/base-map-path.ts';
import { toDrawnBaseMap } from './base-map/drawn-base-map.ts';
import { KINDS, type MapKind } from './filters/kinds.ts';
import { type MapQuery, toggleKind } from './map-query.ts';
import { groupPlaces, listPlaces, type MapPlace, type PlaceContext } from './places/places.ts';
import { formatTodaysCount } from './places/todays-count.ts';
import { countTodays, listTodaysPrograms } from './places/todays-programs.ts';
import { PLAN_WIDTH } from './plan-width.ts';
import { type Camera, centreCamera, LIFT, moveCamera, START } from './stage/camera.ts';
import { toPlanZoom } from './stage/view.ts';

/** Metres around the area of the initial view. */
const MARGIN_METRES = 40;
/** Fewest positions that make a useful box. */
const MIN_POSITIONS = 3;
/** The park of the seed, for a map with neither base map nor places. */
const DEFAULT_BOX: Box = { west: 19.072, south: 47.507, east: 19.094, north: 47.522 };

interface MapDataInput {
  map: EndpointAnswer<'map'>;
  /** The ids of what matches the searched words; `null` without any. */
  found: ReadonlySet<string> | null;
  baseMap: BaseMap | null;
  /** Today's events, for which closed houses may be open. */
  events: readonly Event[];
  /** The park's places, for their opening hours. */
  topLocations: EndpointAnswer<'topLocations'>['data'];
  query: MapQuery;
  locale: Locale;
  park: ParkAtInstant;
  messages: ReturnType<typeof getMessages>;
}

/**
 * The area of the initial view: the paths within the park's boundary, which leave out the zoo and the railway; without paths the boundary, and
 * without a base map the places.
 */
function getBox(baseMap: BaseMap | null, map: EndpointAnswer<'map'>): Box {
  const features = baseMap?.features ?? [];
  const outline = getParkRing(features);
  const quarter = getBoxAround(outline, 0);
  const isInQuarter = ([longitude, latitude]: LonLat) =>
    quarter !== null && longitude > quarter.west && longitude < quarter.east && latitude > quarter.south && latitude < quarter.north;
  const paths = features
    .flatMap(({ geometry, properties }): readonly LonLat[] =>
      properties.kind === 'path' && geometry.type === 'LineString' ? geometry.coordinates : [],
    )
    .filter(isInQuarter);
  const places = map.features.map(({ geometry }) => geometry.coordinates);
  const framed = [paths, outline, places].find((positions) => positions.length >= MIN_POSITIONS) ?? [];
  return getBoxAround(framed, MARGIN_METRES) ?? DEFAULT_BOX;
}

const toQuery = ({ kinds, words, place, needs }: Pick<MapQuery, 'kinds' | 'words' | 'place' | 'needs'>): Query => ({
  kind: kinds,
  q: words,
  place,
  need: needs,
});

/** Keeps what meets the needs. */
function filterByNeeds(map: EndpointAnswer<'map'>, needs: readonly Need[]): EndpointAnswer<'map'> {
  if (needs.length === 0) return map;
  const isMeant = (item: { needs: readonly Need[] }) => meetsNeeds(item, needs);
  const spots = map.programs.features.map((feature) => ({
    ...feature,
    properties: {
      ...feature.properties,
      days: feature.properties.days
        .map(({ day, programs }) => ({ day, programs: programs.filter(isMeant) }))
        .filter(({ programs }) => programs.length > 0),
      lasting: feature.properties.lasting.filter(isMeant),
    },
  }));
  return {
    ...map,
    features: map.features.filter(({ properties }) => isSuitable(properties, needs)),
    programs: { ...map.programs, features: spots },
  };
}

/** The kinds that the park has, in their order. */
function listKinds(map: EndpointAnswer<'map'>, todays: readonly unknown[]): MapKind[] {
  const kinds = new Set<MapKind>(map.features.map(({ properties }) => properties.kind));
  return KINDS.filter((kind) => (kind === 'today' ? todays.length > 0 : kinds.has(kind)));
}

/** The map is darker while the lamps are lit. */
const getLight = ({ hour }: Scene) => (hour === 'day' || hour === 'gold' || hour === 'dawn' ? ('day' as const) : ('dusk' as const));

/** The opening state of a place as text: of a house from its own page's hours, with today's events in it. */
function createOpeningFormatter({
  map,
  topLocations,
  events,
  locale,
  park,
  messages,
}: Pick<MapDataInput, 'map' | 'topLocations' | 'events' | 'locale' | 'park' | 'messages'>): PlaceContext['opening'] {
  const houses = new Map(topLocations.map((place) => [place.slugs.hu, place]));
  return (feature) => {
    const { slugs } = feature.properties;
    const house = slugs ? houses.get(slugs.hu) : undefined;
    const status = house ? park.opening(house) : slugs ? null : park.openingByHours(getAmenityHours(feature, map.features));
    const text = house
      ? formatPlaceOpening(house, { locale, messages, park, events })
      : status && formatOpening(status, { locale, messages });
    return text === null ? null : { text, isOpen: isOpen(status) };
  };
}

/** Everything that the screen shows, with its texts. Unknown values in the URL are listed in `notices`. */
export function mapData({ map: fullMap, found, baseMap, topLocations, events, query, locale, park, messages }: MapDataInput) {
  const map = filterByNeeds(fullMap, query.needs);
  const box = getBox(baseMap, fullMap);
  const frame = createFrame(box, PLAN_WIDTH);
  // A house that does not meet the needs still decides whether an exhibition in it can be visited today.
  const suitable = { features: fullMap.features, programs: map.programs };
  const todays = listTodaysPrograms(suitable, { locale, park, messages });
  const allTodays = query.needs.length > 0 ? listTodaysPrograms(fullMap, { locale, park, messages }) : todays;
  const parkKinds = listKinds(fullMap, allTodays);
  const suitableKinds = listKinds(map, todays);
  const placeContext: Omit<PlaceContext, 'todays'> = {
    locale,
    frame,
    opening: createOpeningFormatter({ map: fullMap, topLocations, events, locale, park, messages }),
    formatCount: (count) => formatTodaysCount(count, { locale, messages }),
  };
  const places = listPlaces(map, { ...placeContext, todays });
  const allPlaces = query.needs.length > 0 ? listPlaces(fullMap, { ...placeContext, todays: allTodays }) : places;
  const matchesWords = ({ id }: MapPlace) => found === null || found.has(id);
  const matchingPlaces = places.filter(matchesWords);
  const meantIds = new Set(matchingPlaces.map(({ id }) => id));
  const todaysCount = countTodays(suitable, { park, isMeant: (id) => meantIds.has(id) });
  const within = new Map(todays.map(({ id, place }) => [id, place]));
  // The place of a link has its card even if it is not known to meet the needs.
  const chosen = allPlaces.find(({ id }) => id === query.place);
  const getUrl = (changes: Partial<MapQuery>) => href('map', locale, {}, toQuery({ ...query, place: null, ...changes }));
  const getNeedsUrl = (changes: Query) => href('map', locale, {}, { ...toQuery({ ...query, place: null }), ...changes });
  const isChosenKind = (kind: MapKind) => query.kinds.length === 0 || query.kinds.includes(kind);
  return {
    box,
    drawn: baseMap ? toDrawnBaseMap(baseMap, { box, frame, markers: listMarkers(matchingPlaces) }) : { layers: [], names: [] },
    light: getLight(park.scene),
    isFrozen: park.scene.season === 'winter',
    baseMapUrl: getBaseMapPath(locale),
    groups: groupPlaces(matchingPlaces, query, within),
    todays: { lasting: todaysCount.lasting, text: formatTodaysCount(todaysCount, { locale, messages }) },
    chosen: chosen ?? null,
    start: getStart(query, chosen, box),
    filters: KINDS.map((kind) => ({
      kind,
      isActive: query.kinds.includes(kind),
      count: kind === 'today' ? todaysCount.dated : matchingPlaces.filter((place) => place.kind === kind).length,
      url: getUrl({ kinds: toggleKind(query.kinds, kind) }),
      // “Today” stays on offer when nothing is on: the screen then says so. Chosen kinds stay too.
    })).filter(({ kind, isActive }) => kind === 'today' || isActive || parkKinds.includes(kind)),
    needs: toNeedChips(query.needs, getNeedsUrl),
    /** The shown kinds of which nothing is known to meet the needs. */
    unsuitableKinds: parkKinds.filter((kind) => isChosenKind(kind) && !suitableKinds.includes(kind)),
    /** Whether something would be shown without the needs. */
    isHiddenByNeeds: allPlaces.some((place) => isChosenKind(place.kind) && matchesWords(place)),
    kinds: query.kinds,
    words: query.words,
    hiddenFields: [...query.kinds.map((value) => ({ name: 'kind', value })), ...query.needs.map((value) => ({ name: 'need', value }))],
    urls: {
      all: query.kinds.length > 0 || query.words ? getUrl({ kinds: [], words: '' }) : null,
      withoutNeeds: query.needs.length > 0 ? getUrlWithoutNeeds(getNeedsUrl) : null,
    },
    notices: [...query.errors, ...(query.place && !chosen ? (['place'] as const) : [])],
  };
}

/** The markers that are shown individually, the most important first. */
const listMarkers = (places: readonly MapPlace[]) =>
  places
    .flatMap(({ id, markerId, point, kind }) => (point && markerId === id ? [{ point, kind }] : []))
    .toSorted((a, b) => Number(b.kind === 'top_location') - Number(a.kind === 'top_location'));

/** The first view: the spot or place of the URL, or the whole park. */
function getStart({ spot }: MapQuery, chosen: MapPlace | undefined, box: Box): Camera {
  const frame = createFrame(box, PLAN_WIDTH);
  if (spot) {
    const point = frame.project(spot.position);
    const near = spot.zoom === null ? undefined : Math.min(16, Math.max(1, toPlanZoom(spot.zoom, box)));
    return centreCamera(START, point, frame, near);
  }
  // Moved up a little: on a phone the place's card covers the lower half.
  return chosen?.point ? moveCamera(centreCamera(START, chosen.point, frame), { x: 0, y: -LIFT }) : START;
}

export type MapData = Omit<ReturnType<typeof mapData>, 'drawn'>;
