import type { AnswerOf, MapFeature } from '@liget/content-api';
import type { Frame, Point } from '@liget/map';

type Kind = MapFeature['properties']['kind'];

/** A place of the printed plan: its number, and where that stands. */
export interface NumberedPlace {
  number: number;
  title: string;
  kind: Kind;
  point: Point;
}

/** The sights first, then what a visitor looks for. */
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

/** Moves what lies on each other apart, a little at a time and always alike. */
function apart(places: readonly NumberedPlace[], room: number, { width, height }: Pick<Frame, 'width' | 'height'>): NumberedPlace[] {
  const points = places.map(({ point }) => ({ ...point }));
  const clamp = (value: number, limit: number) => Math.min(limit - room, Math.max(room, value));
  for (let round = 0; round < ROUNDS; round += 1)
    points.forEach((a, index) => {
      for (const b of points.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const metres = Math.hypot(dx, dy);
        if (metres >= room) continue;
        // Two at one spot part sideways.
        const [ux, uy] = metres === 0 ? [1, 0] : [dx / metres, dy / metres];
        const push = (room - metres) / 2;
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

/** The map's places by kind, numbered through; signs stay `room` units apart. */
export function numberPlaces(
  { features }: Pick<AnswerOf<'map'>, 'features'>,
  frame: Frame,
  room: number,
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
  const placed = apart(numbered, room, frame);
  return KINDS.map((kind) => ({ kind, places: placed.filter((place) => place.kind === kind) })).filter(({ places }) => places.length > 0);
}
