import type { AnswerOf, ImageValue, Locale, MapFeature } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import { type Crown, canopy } from './canopy.ts';
import { type LonLat, type Plan, type Point, planOf, spreadOut } from './projection.ts';
import type { PlaceProgram, ProgramSpot } from './todays-programs.ts';

/** A kind of place, or the places where something is on today. */
export type MapKind = MapFeature['properties']['kind'] | 'today';

/** In the order in which they are listed. */
export const KINDS = [
  'today',
  'top_location',
  'restroom',
  'drinking_water',
  'food',
  'playground',
  'sport',
  'dog',
  'info',
  'first_aid',
  'entrance',
  'metro',
  'bicycle',
  'parking',
] as const satisfies readonly MapKind[];

const isKind = (value: string): value is MapKind => KINDS.some((kind) => kind === value);

/** The kinds that an address asks for; unknown ones are ignored, and none means all. */
export function readKinds(query: URLSearchParams): MapKind[] {
  const asked = query.getAll('kind').filter(isKind);
  return KINDS.filter((kind) => asked.includes(kind));
}

/** The kinds that remain when one is switched on or off. */
export function toggled(kinds: readonly MapKind[], kind: MapKind): MapKind[] {
  return KINDS.filter((item) => (item === kind ? !kinds.includes(item) : kinds.includes(item)));
}

export interface MapPlace {
  id: string;
  kind: MapKind;
  title: string;
  note: string | null;
  /** Its page on this site. */
  url: string | null;
  /** Opens the visitor's own map (RFC 5870, with the label that Android's maps read). */
  geo: string | null;
  image: ImageValue | null;
  /** The sign that stands for it on the plan: its own, or that of the place that it lies in. `null` when it is not on the plan. */
  sign: string | null;
  /** On the plan, moved a little where it would cover another. */
  point: Point | null;
  /** What is on there today. */
  programs: PlaceProgram[];
  /** The entry of the list that tells the programs, when that is another one. */
  programsAt: string | null;
  later: ProgramSpot['later'];
}

const PLAN_WIDTH = 800;
const MARGIN = 40;
/** Between the centres of two signs. */
const MARKER = 60;
const TREES = 150;
const DIGITS = 5;

export interface ParkPlan {
  width: number;
  height: number;
  /** SVG path of the park's outline. */
  outline: string;
  crowns: Crown[];
  groups: { kind: MapKind; places: MapPlace[] }[];
}

function geoOf([longitude, latitude]: LonLat, title: string): string {
  const spot = `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;
  return `geo:${spot}?q=${spot}(${encodeURIComponent(title)})`;
}

const isOn = ({ width, height }: Plan, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

/** The chosen places by kind, and their plan. The plan's frame does not change with the choice. */
export function parkPlan(map: AnswerOf<'map'>, kinds: readonly MapKind[], locale: Locale, todays: readonly ProgramSpot[] = []): ParkPlan {
  const ring = map.boundary.coordinates[0] ?? [];
  const plan = planOf([...ring, ...map.features.map((feature) => feature.geometry.coordinates)], PLAN_WIDTH, MARGIN);
  const isChosen = (kind: MapKind) => kinds.length === 0 || kinds.includes(kind);
  const features = KINDS.flatMap((kind) => (isChosen(kind) ? map.features.filter((feature) => feature.properties.kind === kind) : []));
  const known = new Set(features.map(({ id }) => id));
  const positions = new Map(map.features.map(({ id, geometry }) => [id, geometry.coordinates]));
  // A location that nobody has measured lies where its place is.
  const spots = todays.map((spot) => ({ ...spot, position: spot.position ?? positions.get(spot.place ?? '') ?? null }));
  const listed = isChosen('today') ? spots : [];
  // The sign of a place that is shown stands for the programs in it, too.
  const alone = listed.filter(({ place }) => place === null || !known.has(place));
  const signs = [
    ...alone
      .flatMap(({ id, position }) => (position ? [{ id, point: plan.project(position) }] : []))
      .filter(({ point }) => isOn(plan, point)),
    ...features.map(({ id, geometry }) => ({ id, point: plan.project(geometry.coordinates) })),
  ];
  const spread = spreadOut(
    signs.map(({ point }) => point),
    MARKER,
    plan,
  );
  const points = new Map(signs.map(({ id, point }, index) => [id, spread[index] ?? point]));
  const places = [
    ...listed.map(({ id, title, position, place, programs, later }): MapPlace => {
      const sign = points.has(id) ? id : place && points.has(place) ? place : null;
      return {
        id,
        kind: 'today',
        title,
        note: null,
        url: null,
        geo: position && geoOf(position, title),
        image: null,
        sign,
        point: points.get(sign ?? '') ?? null,
        programs,
        programsAt: null,
        later,
      };
    }),
    ...features.map(({ id, geometry, properties: { kind, title, note, slugs, image } }): MapPlace => {
      const within = spots.filter(({ place }) => place === id);
      return {
        id,
        kind,
        title,
        note,
        url: slugs?.[locale] ? href('topLocation', locale, { topLocation: slugs[locale] }) : null,
        geo: geoOf(geometry.coordinates, title),
        image: cropped(image, 'landscape'),
        sign: id,
        point: points.get(id) ?? null,
        programs: within.flatMap(({ programs }) => programs),
        programsAt: (isChosen('today') && within[0]?.id) || null,
        later: within[0]?.later ?? null,
      };
    }),
  ];
  const outline = ring.map((position) => plan.project(position));
  return {
    width: plan.width,
    height: plan.height,
    outline: outline.length === 0 ? '' : `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    crowns: canopy(outline, plan, TREES),
    groups: KINDS.map((kind) => ({ kind, places: places.filter((place) => place.kind === kind) })).filter(
      (group) => group.places.length > 0,
    ),
  };
}
