import type { AnswerOf, ImageValue, Locale, MapFeature } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import { type Crown, canopy } from './canopy.ts';
import { type Point, planOf, spreadOut } from './projection.ts';

export type MapKind = MapFeature['properties']['kind'];

/** In the order in which they are listed. */
export const KINDS = [
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
  geo: string;
  coordinates: string;
  image: ImageValue | null;
  /** On the plan, moved a little where it would cover another. */
  point: Point;
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

/** The chosen places by kind, and their plan. The plan's frame does not change with the choice. */
export function parkPlan(map: AnswerOf<'map'>, kinds: readonly MapKind[], locale: Locale): ParkPlan {
  const ring = map.boundary.coordinates[0] ?? [];
  const plan = planOf([...ring, ...map.features.map((feature) => feature.geometry.coordinates)], PLAN_WIDTH, MARGIN);
  const shown = KINDS.flatMap((kind) =>
    kinds.length === 0 || kinds.includes(kind) ? map.features.filter((feature) => feature.properties.kind === kind) : [],
  );
  const points = spreadOut(
    shown.map((feature) => plan.project(feature.geometry.coordinates)),
    MARKER,
    plan,
  );
  const places = shown.map((feature, index): MapPlace => {
    const { kind, title, note, slugs, image } = feature.properties;
    const [longitude, latitude] = feature.geometry.coordinates;
    const spot = `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;
    return {
      id: feature.id,
      kind,
      title,
      note,
      url: slugs?.[locale] ? href('topLocation', locale, { topLocation: slugs[locale] }) : null,
      geo: `geo:${spot}?q=${spot}(${encodeURIComponent(title)})`,
      coordinates: spot.replace(',', ', '),
      image: cropped(image, 'landscape'),
      point: points[index] ?? plan.project(feature.geometry.coordinates),
    };
  });
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
