import type { EndpointAnswer, ImageValue, Locale, PlaceSign } from '@liget/content-api';
import type { Frame, LonLat, Point } from '@liget/map';
import { cropImage } from '../../../lib/images/image-crop.ts';
import { getFieldLangs } from '../../../lib/language/field-lang.ts';
import { href } from '../../../lib/urls/href.ts';
import { KINDS, type MapKind } from '../filters/kinds.ts';
import type { MapQuery } from '../map-query.ts';
import { countListed, type TodaysCount } from './todays-count.ts';
import type { PlaceProgram, ProgramSpot } from './todays-programs.ts';

export interface MapPlace {
  id: string;
  kind: MapKind;
  title: string;
  note: string | null;
  /** The languages of title and note, if they are not the page's; unset when both are. */
  langs?: Partial<Record<'title' | 'note', Locale | undefined>>;
  /** The path of its page on this site. */
  url: string | null;
  /** Opens the visitor's map app (RFC 5870, with the label that Android's maps read). */
  geo: string | null;
  image: ImageValue | null;
  /** The icon of a place that has its own. */
  icon: PlaceSign | null;
  /** The opening state as text. */
  opening: { text: string; isOpen: boolean } | null;
  position: LonLat | null;
  /** Id of the marker that represents it: its own, or that of the place that contains it. `null` when it is not on the map. */
  markerId: string | null;
  /** The position of that marker, in units of the plan. */
  point: Point | null;
  /** Today's events there. */
  programs: PlaceProgram[];
  /** Their numbers as text; `null` without any. */
  programsText: string | null;
  /** Id of the list entry that shows its events, if that is another one. */
  programsAt: string | null;
  later: ProgramSpot['later'];
}

const DIGITS = 5;
/** How far beyond the plan's edge a marker may be, as a fraction of the plan. */
const BEYOND = 0.1;

function getGeo([longitude, latitude]: LonLat, title: string): string {
  const spot = `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;
  return `geo:${spot}?q=${spot}(${encodeURIComponent(title)})`;
}

const isOn = ({ width, height }: Frame, { x, y }: Point) =>
  x >= -BEYOND * width && y >= -BEYOND * height && x <= (1 + BEYOND) * width && y <= (1 + BEYOND) * height;

export interface PlaceContext {
  locale: Locale;
  frame: Frame;
  todays: readonly ProgramSpot[];
  opening: (feature: EndpointAnswer<'map'>['features'][number]) => MapPlace['opening'];
  formatCount: (count: TodaysCount) => string;
}

/** Everything that the map can show, in the order of the list. */
export function listPlaces(map: EndpointAnswer<'map'>, { locale, frame, todays, opening, formatCount }: PlaceContext): MapPlace[] {
  const positions = new Map(map.features.map(({ id, geometry }) => [id, geometry.coordinates]));
  const getPoint = (position: LonLat | null) => {
    const point = position && frame.project(position);
    return point && isOn(frame, point) ? point : null;
  };
  const getText = (programs: readonly PlaceProgram[]) => (programs.length > 0 ? formatCount(countListed(programs)) : null);
  const spots = todays.map(({ id, title, position: ownPosition, place, programs, later }): MapPlace => {
    // A venue without coordinates uses those of its place.
    const position = ownPosition ?? positions.get(place ?? '') ?? null;
    const point = getPoint(position);
    return {
      id,
      kind: 'today',
      title,
      note: null,
      url: null,
      image: null,
      icon: null,
      opening: null,
      position,
      point,
      programs,
      programsText: getText(programs),
      later,
      geo: position && getGeo(position, title),
      markerId: point && id,
      programsAt: null,
    };
  });
  const features = map.features.map((feature): MapPlace => {
    const { id, geometry, properties } = feature;
    const { kind, title, note, slugs, image, sign, untranslated = [] } = properties;
    const within = todays.filter(({ place }) => place === id);
    const programs = within.flatMap((spot) => spot.programs);
    const point = getPoint(geometry.coordinates);
    return {
      id,
      kind,
      title,
      note,
      ...(untranslated.length > 0 && { langs: getFieldLangs(properties, ['title', 'note'], locale) }),
      icon: sign,
      position: geometry.coordinates,
      point,
      url: slugs?.[locale] ? href('topLocation', locale, { topLocation: slugs[locale] }) : null,
      geo: getGeo(geometry.coordinates, title),
      image: cropImage(image, 'landscape'),
      opening: opening(feature),
      markerId: point && id,
      programs,
      programsText: getText(programs),
      programsAt: null,
      later: within[0]?.later ?? null,
    };
  });
  return KINDS.flatMap((kind) => [...spots, ...features].filter((place) => place.kind === kind));
}

export type Group = { kind: MapKind; places: MapPlace[] };

/** The chosen places by kind. A venue of today's events uses the marker of its place while that is shown. */
export function groupPlaces(
  places: readonly MapPlace[],
  { kinds }: Pick<MapQuery, 'kinds'>,
  within: ReadonlyMap<string, string | null>,
): Group[] {
  const shownPlaces = places.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const points = new Map(shownPlaces.map(({ id, point }) => [id, point]));
  const listed = shownPlaces.map((place): MapPlace => {
    const house = place.kind === 'today' ? within.get(place.id) : null;
    if (house && points.get(house)) return { ...place, markerId: house, point: points.get(house) ?? null };
    const todayPlace =
      place.kind === 'today' ? undefined : shownPlaces.find(({ id, kind }) => kind === 'today' && within.get(id) === place.id);
    return todayPlace ? { ...place, programsAt: todayPlace.id } : place;
  });
  return KINDS.map((kind) => ({ kind, places: listed.filter((place) => place.kind === kind) })).filter((group) => group.places.length > 0);
}
