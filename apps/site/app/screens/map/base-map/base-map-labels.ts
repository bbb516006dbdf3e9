import type { BaseMap, PathRank } from '@liget/content-api';
import { type Frame, getTakenRoom, isFree, type Point, placeAreaLabels, placeLineLabels, type TakenRoom } from '@liget/map';
import { clusterItems } from '../stage/clusters.ts';

/** A name on the ground that the server draws; the live ground writes its own. */
export interface MapLabel {
  text: string;
  /** Of the name's middle, as shares of the plan. */
  left: number;
  top: number;
  /** Degrees clockwise. */
  angle: number;
  look: 'water' | 'area' | 'way';
  /** Where there is room for it: on a phone, in a wide window, or in both. */
  room: 'narrow' | 'wide' | 'any';
}

interface PlacedLabel extends Pick<MapLabel, 'text' | 'angle' | 'look'> {
  /** Of its middle, in the plan's units. */
  x: number;
  y: number;
}

const AREAS = ['water', 'square', 'garden', 'playground', 'grounds', 'building'] as const;
/** A lake is looked for by its name, which may be wider than the water: that reaches beyond both shores. */
const OVERHANG = { water: 3 };
/** The roads around the park: where few names have room, those of its own ways go first. */
const OUTER: (PathRank | undefined)[] = ['primary', 'secondary'];
/** Units of the plan that a letter of 11 px, and a sign of 44 px with the air around it, take on a phone and in a wide window. */
const NARROW = { size: 23, sign: 112, ways: 3, without: OUTER };
const WIDE = { size: 11.5, sign: 60, ways: 12, without: [] };
/** A letter's mean width, of its size. */
const LETTER = 0.56;

const measureWidth = (text: string, size: number) => text.length * size * LETTER;
const covers = (name: PlacedLabel, size: number) => getTakenRoom(name, measureWidth(name.text, size), size);

/** The names that have room in a window beside what is taken there. */
function listNames(
  { size, ways, without }: typeof NARROW,
  features: BaseMap['features'],
  frame: Frame,
  taken: readonly TakenRoom[],
): PlacedLabel[] {
  const letters = { size, measureWidth: (text: string) => measureWidth(text, size) };
  const named = features.filter(({ properties: { rank } }) => !without.includes(rank));
  const areas = placeAreaLabels(named, frame, { ...letters, kinds: AREAS, overhang: OVERHANG, taken }).map(
    ({ kind, ...name }): PlacedLabel => ({ ...name, angle: 0, look: kind === 'water' ? 'water' : 'area' }),
  );
  const lines = placeLineLabels(named, frame, {
    ...letters,
    count: ways,
    taken: [...taken, ...areas.flatMap((name) => covers(name, size))],
  });
  // A name that begins or ends beyond the plan would be cut off.
  return [...areas, ...lines.map((name): PlacedLabel => ({ ...name, look: 'way' }))].filter(({ text, x, y }) => {
    const reach = measureWidth(text, size) / 2;
    return x >= reach && x <= frame.width - reach && y >= size && y <= frame.height - size;
  });
}

/**
 * The names that have room beside the signs that are shown while nobody has come nearer: those of a phone, and in a wide window more. A phone's name
 * on which one of the wide window's signs would stand is written anew for that, where it has room.
 */
export function placeBaseMapLabels({ features }: Pick<BaseMap, 'features'>, frame: Frame, signs: readonly { point: Point }[]): MapLabel[] {
  const signsIn = ({ sign }: typeof NARROW): TakenRoom[] =>
    clusterItems(signs, sign).map(({ first }) => ({ ...first.point, radius: sign / 2 }));
  const onPhone = listNames(NARROW, features, frame, signsIn(NARROW));
  const wideSigns = signsIn(WIDE);
  const inBoth = onPhone.filter((name) => isFree(covers(name, WIDE.size), wideSigns));
  const others = features.filter(({ properties }) => !inBoth.some(({ text }) => text === properties.name));
  const inWide = listNames(WIDE, others, frame, [...wideSigns, ...inBoth.flatMap((name) => covers(name, WIDE.size))]);
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
