import { INK } from '../palette.ts';
import { cut, n, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { dog } from './animals.ts';
import { figure, locateHand } from './figures.ts';
import { bicycle, pram, toyBalloon } from './props.ts';
import { wheelchair } from './wheelchair.ts';

type Vignette = (stage: Stage, x: number, y: number, height: number, flip: boolean) => string;

const BRIGHT = [INK.red, INK.sun, INK.sky, INK.teal] as const;

const side = (flip: boolean, distance: number): number => (flip ? -distance : distance);

const couple: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height, { pose: 'stroll', flip }) + figure(stage, x + height * 0.36, y + 6, height * 0.96, { pose: 'walk', flip });

const elders: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height * 0.94, { pose: 'stroll', flip, age: 'old' }) +
  figure(stage, x + height * 0.34, y + 4, height * 0.9, { pose: 'walk', flip, age: 'old' });

const childWithBalloon: Vignette = (stage, x, y, height, flip) => {
  const size = height * 0.7;
  const [handX, handY] = locateHand(x, y, size, 'hold', { child: true, flip });
  return (
    toyBalloon(stage, handX, handY, height * 0.16, stage.random.pick(BRIGHT)) +
    figure(stage, x, y, size, { pose: 'hold', age: 'child', flip }) +
    figure(stage, x - side(flip, height * 0.4), y + 2, height, { pose: 'stroll', flip })
  );
};

const pramPusher: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height, { pose: 'push', flip }) +
  pram(stage, x + side(flip, height * 0.42), y + 2, height * 0.6, stage.random.pick(BRIGHT), flip);

const cyclist: Vignette = (stage, x, y, height, flip) =>
  bicycle(stage, x, y, height, stage.random.pick(BRIGHT), flip) +
  figure(stage, x, y - height * 0.17, height * 0.98, { pose: 'ride', flip, shadow: false });

const dogWalker: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height, { pose: 'walk', flip }) +
  dog(stage, x + side(flip, height * 0.5), y + 4, height * 0.32, 'stand', undefined, flip);

const wheels: Vignette = (stage, x, y, height, flip) =>
  wheelchair(stage, x + side(flip, height * 0.5), y, height * 0.98, flip) + figure(stage, x, y + 2, height, { pose: 'push', flip });

const photographer: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height, { pose: 'photograph', flip }) +
  figure(stage, x + side(flip, height * 0.62), y - 4, height * 0.95, { pose: 'wave', flip: !flip });

const chase: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height * 0.68, { pose: 'run', age: 'child', flip }) +
  figure(stage, x - side(flip, height * 0.5), y + 5, height * 0.62, { pose: 'sprint', age: 'child', flip });

const pointing: Vignette = (stage, x, y, height, flip) =>
  figure(stage, x, y, height, { pose: 'point', flip }) +
  figure(stage, x - side(flip, height * 0.36), y + 3, height * 0.68, { pose: 'cheer', age: 'child', flip });

const underUmbrella: Vignette = (stage, x, y, height, flip) => {
  const [handX, handY] = locateHand(x, y, height, 'hold', { flip });
  const canopy = stage.bright(stage.random.pick(BRIGHT));
  const w = height * 0.4;
  const top = handY - height * 0.2;
  const dome = `M${n(handX - w)} ${n(top)}Q${n(handX)} ${n(top - w * 1.15)} ${n(handX + w)} ${n(top)}q${n(-w * 0.33)} ${n(-w * 0.2)} ${n(-w * 0.66)} 0q${n(-w * 0.34)} ${n(-w * 0.2)} ${n(-w * 0.68)} 0q${n(-w * 0.33)} ${n(-w * 0.2)} ${n(-w * 0.66)} 0z`;
  return (
    figure(stage, x, y, height, { pose: 'hold', flip }) +
    stroke(`M${n(handX)} ${n(handY)}V${n(top - w * 0.6)}`, stage.bright(INK.bark), 3) +
    cut(dome, canopy, 4)
  );
};

const VIGNETTES: readonly Vignette[] = [
  couple,
  childWithBalloon,
  cyclist,
  elders,
  photographer,
  pramPusher,
  chase,
  dogWalker,
  wheels,
  pointing,
];

/** Places for people: x, ground line y and height of a grown-up there, from back to front. */
type Spot = readonly [x: number, y: number, height: number];

/** Park visitors in little groups; neighbouring seeds and neighbouring spots get different groups. */
export function passersBy(stage: Stage, spots: readonly Spot[]): string {
  const step = stage.random.pick([1, 3, 7]);
  return spots
    .map(([x, y, height], i) => {
      const shift = stage.random.between(-24, 24);
      const groups = stage.season === 'autumn' ? [underUmbrella, ...VIGNETTES] : [...VIGNETTES, chase];
      return cycle(groups, stage.turn * 3 + i * step)(stage, x + shift, y, height, stage.random.chance(0.5));
    })
    .join('');
}
