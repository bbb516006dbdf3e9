import type { EndpointAnswer, MapFeature } from '@liget/content-api';
import type { Frame, Point } from '@liget/map';

type Kind = MapFeature['properties']['kind'];

/** A place of the printed plan: its number, and the position of the marker. */
export interface NumberedPlace {
  number: number;
  title: string;
  kind: Kind;
  point: Point;
}

/** The order of the legend: sights first, then amenities. */
const KINDS: readonly Kind[] = [
  'top_location',
  'metro',
  'entrance',
  'restroom',
  'drinking_water',
  'playground',
  'food',
  'sport',
  'dog',
  'info',
  'first_aid',
  'bicycle',
  'parking',
];

const ROUNDS = 60;

/** Moves overlapping places apart in small steps; the same input gives the same result. */
function moveApart(
  places: readonly NumberedPlace[],
  minDistance: number,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): NumberedPlace[] {
  const points = places.map(({ point }) => ({ ...point }));
  const clamp = (value: number, limit: number) => Math.min(limit - minDistance, Math.max(minDistance, value));
  for (let round = 0; round < ROUNDS; round += 1)
    points.forEach((a, index) => {
      for (const b of points.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const metres = Math.hypot(dx, dy);
        if (metres >= minDistance) continue;
        // Two at the same point move apart horizontally.
        const [ux, uy] = metres === 0 ? [1, 0] : [dx / metres, dy / metres];
        const push = (minDistance - metres) / 2;
        a.x -= ux * push;
        a.y -= uy * push;
        b.x += ux * push;
        b.y += uy * push;
      }
    });
  return places.map((place, index) => {
    const { x, y } = points[index] ?? place.point;
    return { ...place, point: { x: clamp(x, width), y: clamp(y, height) } };
  });
}

/** The map's places by kind with consecutive numbers; markers are at least `minDistance` apart. */
export function numberPlaces(
  { features }: Pick<EndpointAnswer<'map'>, 'features'>,
  frame: Frame,
  minDistance: number,
): { kind: Kind; places: NumberedPlace[] }[] {
  const ordered = KINDS.flatMap((kind) => features.filter(({ properties }) => properties.kind === kind));
  const numbered = ordered.map(
    ({ properties: { kind, title }, geometry }, index): NumberedPlace => ({
      number: index + 1,
      title,
      kind,
      point: frame.project(geometry.coordinates),
    }),
  );
  const placed = moveApart(numbered, minDistance, frame);
  return KINDS.map((kind) => ({ kind, places: placed.filter((place) => place.kind === kind) })).filter(({ places }) => places.length > 0);
}
