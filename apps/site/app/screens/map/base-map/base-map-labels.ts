import type { BaseMap, PathRank } from '@liget/content-api';
import { type Frame, getTakenRoom, isFree, type Point, placeAreaLabels, placeLineLabels, type TakenRoom } from '@liget/map';
import { clusterItems } from '../stage/clusters.ts';

/** A label on the server-drawn base map; the live base map writes its own. */
export interface MapLabel {
  text: string;
  /** The centre of the label, as fractions of the plan's width and height. */
  left: number;
  top: number;
  /** Degrees clockwise. */
  angle: number;
  look: 'water' | 'area' | 'way';
  /** The window widths at which there is room for the label: a phone, a wide window, or both. */
  room: 'narrow' | 'wide' | 'any';
}

interface PlacedLabel extends Pick<MapLabel, 'text' | 'angle' | 'look'> {
  /** The centre of the label, in units of the plan. */
  x: number;
  y: number;
}

const AREAS = ['water', 'square', 'garden', 'playground', 'grounds', 'building'] as const;
/** A lake's label may be up to three times as wide as its water: visitors look for lakes by name. */
const OVERHANG = { water: 3 };
/** Ranks of the roads around the park: on a phone they get no label, so that the park's own paths get the room. */
const OUTER: (PathRank | undefined)[] = ['primary', 'secondary'];
/**
 * Sizes in units of the plan: of a letter of 11 px, and of a marker with its margin (48 px) in windows of several sizes, because which markers
 * represent others depends on the window. The plan is 320 to 390 px wide on a phone, and 570 px in a window of 1440 × 900.
 */
const NARROW = { size: 24.5, markerSizes: [98, 107, 117], ways: 3, without: OUTER };
const WIDE = { size: 15.5, markerSizes: [52, 60, 67], ways: 12, without: [] };
/** A marker's radius without its margin, as a fraction of its size. */
const MARKER_RADIUS = 22 / 48;
/** Average width of a letter, as a fraction of the font size. */
const CHARACTER_WIDTH = 0.56;

const measureWidth = (text: string, size: number) => text.length * size * CHARACTER_WIDTH;
const covers = (name: PlacedLabel, size: number) => getTakenRoom(name, measureWidth(name.text, size), size);

/** Places the labels that have room beside the areas that are taken already. */
function listNames(
  { size, ways, without }: typeof NARROW,
  features: BaseMap['features'],
  frame: Frame,
  taken: readonly TakenRoom[],
): PlacedLabel[] {
  const font = { size, measureWidth: (text: string) => measureWidth(text, size) };
  const named = features.filter(({ properties: { rank } }) => !without.includes(rank));
  const areas = placeAreaLabels(named, frame, { ...font, kinds: AREAS, overhang: OVERHANG, taken }).map(
    ({ kind, ...name }): PlacedLabel => ({ ...name, angle: 0, look: kind === 'water' ? 'water' : 'area' }),
  );
  const lines = placeLineLabels(named, frame, {
    ...font,
    count: ways,
    taken: [...taken, ...areas.flatMap((name) => covers(name, size))],
  });
  // A label that crosses the plan's edge would be cut off.
  return [...areas, ...lines.map((name): PlacedLabel => ({ ...name, look: 'way' }))].filter(({ text, x, y }) => {
    const reach = measureWidth(text, size) / 2;
    return x >= reach && x <= frame.width - reach && y >= size && y <= frame.height - size;
  });
}

/**
 * Places labels beside the markers of the initial view: those that fit on a phone, and more of them in a wide window. A phone's label that a
 * wide window's marker would cover gets a second place for wide windows, if there is room.
 */
export function placeBaseMapLabels(
  { features }: Pick<BaseMap, 'features'>,
  frame: Frame,
  markers: readonly { point: Point }[],
): MapLabel[] {
  const listMarkerRooms = ({ markerSizes }: typeof NARROW): TakenRoom[] =>
    markerSizes.flatMap((size) => clusterItems(markers, size).map(({ first }) => ({ ...first.point, radius: size * MARKER_RADIUS })));
  const onPhone = listNames(NARROW, features, frame, listMarkerRooms(NARROW));
  const wideMarkers = listMarkerRooms(WIDE);
  const inBoth = onPhone.filter((name) => isFree(covers(name, WIDE.size), wideMarkers));
  const others = features.filter(({ properties }) => !inBoth.some(({ text }) => text === properties.name));
  const inWide = listNames(WIDE, others, frame, [...wideMarkers, ...inBoth.flatMap((name) => covers(name, WIDE.size))]);
  const filterLabels = (names: readonly PlacedLabel[], room: MapLabel['room']) =>
    names.map(({ text, x, y, angle, look }): MapLabel => ({ text, left: x / frame.width, top: y / frame.height, angle, look, room }));
  return [
    ...filterLabels(inBoth, 'any'),
    ...filterLabels(
      onPhone.filter((name) => !inBoth.includes(name)),
      'narrow',
    ),
    ...filterLabels(inWide, 'wide'),
  ];
}
