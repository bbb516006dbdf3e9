import type { GroundPlan, WayRank } from '@liget/content-api';
import { areaLabels, coveredBy, type Frame, lineLabels, type Point, type Taken } from '@liget/map';
import { gathered } from './stage/clusters.ts';

/** A name on the ground that the server draws; the live ground writes its own. */
export interface GroundName {
  text: string;
  /** Of the name's middle, as shares of the plan. */
  left: number;
  top: number;
  /** Degrees clockwise. */
  angle: number;
  look: 'water' | 'area' | 'way';
  /** Has room in a wide window only. */
  isWide: boolean;
}

const AREAS = ['water', 'square', 'garden', 'playground', 'grounds', 'building'] as const;
/** The roads around the park: where few names have room, those of its own ways go first. */
const OUTER: (WayRank | undefined)[] = ['primary', 'secondary'];
/** Units of the plan that a letter of 11 px, and a sign of 44 px with the air around it, take on a phone and in a wide window. */
const NARROW = { size: 23, sign: 112, ways: 3, without: OUTER };
const WIDE = { size: 11.5, sign: 60, ways: 12, without: [] };
/** A letter's mean width, of its size. */
const LETTER = 0.56;

/** The names that have room beside the signs that are shown while nobody has come nearer: those of a phone, and in a wide window more. */
export function groundNames(ground: Pick<GroundPlan, 'features'>, frame: Frame, signs: readonly { point: Point }[]): GroundName[] {
  const written: { text: string; x: number; y: number; angle: number }[] = [];
  const names: GroundName[] = [];
  for (const { size, sign, ways, without } of [NARROW, WIDE]) {
    const widthOf = (text: string) => text.length * size * LETTER;
    const isNew = ({ text }: { text: string }) => !written.some((name) => name.text === text);
    const taken: Taken[] = [
      ...gathered(signs, sign).map(({ first }) => ({ ...first.point, radius: sign / 2 })),
      ...written.flatMap((name) => coveredBy(name, widthOf(name.text), size)),
    ];
    const features = ground.features.filter(({ properties: { name = '', rank } }) => isNew({ text: name }) && !without.includes(rank));
    const areas = areaLabels(features, frame, { kinds: AREAS, size, widthOf, taken }).map((name) => ({ ...name, angle: 0 }));
    const lines = lineLabels(features, frame, {
      size,
      widthOf,
      count: ways,
      taken: [...taken, ...areas.flatMap((name) => coveredBy(name, widthOf(name.text), size))],
    });
    const found = [
      ...areas.map((name) => ({ ...name, look: name.kind === 'water' ? ('water' as const) : ('area' as const) })),
      ...lines.map((name) => ({ ...name, look: 'way' as const })),
    ];
    for (const { text, x, y, angle, look } of found) {
      // A name that begins or ends beyond the plan would be cut off.
      const reach = widthOf(text) / 2;
      if (x < reach || x > frame.width - reach || y < size || y > frame.height - size) continue;
      written.push({ text, x, y, angle });
      names.push({ text, left: x / frame.width, top: y / frame.height, angle, look, isWide: size === WIDE.size });
    }
  }
  return names;
}
