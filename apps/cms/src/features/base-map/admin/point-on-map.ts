import {
  type Box,
  createFrame,
  createPlane,
  type Frame,
  findNearestPoint,
  getBoxAround,
  isInside,
  type LonLat,
  listSegments,
} from '@liget/map';

/** Metres shown around the park. */
const MARGIN_METERS = 120;
/** Seven decimals are a centimetre; six are enough for a place. */
const DIGITS = 1e6;

/** The greatest distance from the park in metres; the service checks its own limits (fields/positions/park-position.ts). */
const MAX_DISTANCE_METERS = 3000;

export interface View {
  box: Box;
  frame: Frame;
}

/**
 * The view of the whole park, or of a `zoom`-th of it around `centre`, drawn `width` units wide. `null` when the base map has no outline of
 * the park.
 */
export function toPlanView(
  ring: readonly LonLat[],
  { zoom, centre, width }: { zoom: number; centre: LonLat | null; width: number },
): View | null {
  const fullBox = getBoxAround(ring, MARGIN_METERS);
  if (!fullBox) return null;
  const [longitude, latitude] = centre ?? [(fullBox.west + fullBox.east) / 2, (fullBox.south + fullBox.north) / 2];
  const [half, halfUp] = [(fullBox.east - fullBox.west) / 2 / zoom, (fullBox.north - fullBox.south) / 2 / zoom];
  const box = zoom === 1 ? fullBox : { west: longitude - half, east: longitude + half, south: latitude - halfUp, north: latitude + halfUp };
  return { box, frame: createFrame(box, width) };
}

const roundPosition = ([longitude, latitude]: LonLat): LonLat => [
  Math.round(longitude * DIGITS) / DIGITS,
  Math.round(latitude * DIGITS) / DIGITS,
];

/** The position at fractions of the drawing's width and height, from its upper left. */
export function getPosition({ box }: View, across: number, down: number): LonLat {
  return roundPosition([box.west + across * (box.east - box.west), box.north - down * (box.north - box.south)]);
}

/** A position in the drawing, as fractions of its width and height; `null` outside of it. */
export function toViewShare({ box }: View, [longitude, latitude]: LonLat): { across: number; down: number } | null {
  const across = (longitude - box.west) / (box.east - box.west);
  const down = (box.north - latitude) / (box.north - box.south);
  return across >= 0 && across <= 1 && down >= 0 && down <= 1 ? { across, down } : null;
}

/** A position moved by metres. */
export function movePosition(position: LonLat, east: number, north: number): LonLat {
  return roundPosition(createPlane(position).toLonLat([east, north]));
}

/** Whether a position is in the park, and its distance from the border in metres when not. */
export function locatePosition(ring: readonly LonLat[], position: LonLat): { where: 'inside' | 'outside' | 'far'; metres: number } {
  if (isInside(position, [ring])) return { where: 'inside', metres: 0 };
  const plane = createPlane(position);
  const sides = listSegments(ring.map((corner) => plane.toMetres(corner)));
  const metres = Math.round(Math.min(...sides.map(([from, to]) => findNearestPoint([0, 0], from, to).metres)));
  return { where: metres > MAX_DISTANCE_METERS ? 'far' : 'outside', metres };
}

/** Parses typed degrees with a point or a comma; `null` if the text is not a number. */
export function parseDegrees(text: string): number | null {
  const match = /^-?\d{1,3}(?:[.,]\d{1,12})?$/.exec(text.trim());
  return match ? Number(match[0].replace(',', '.')) : null;
}

export const formatDegrees = (value: number, language: 'hu' | 'en'): string =>
  language === 'hu' ? String(value).replace('.', ',') : String(value);
