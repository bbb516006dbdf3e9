import { INK, mix, type Trio } from '../palette.ts';
import { circle, cut, disc, dot, dots, group, n, opacity, type Point, path, rect, stroke } from '../paper.ts';
import { HEIGHT, type Stage, WIDTH } from '../stage.ts';

export interface SkyOptions {
  /** Where the sky ends, in units from the top. */
  readonly horizon: number;
  /** Sun or moon; left out: the seed decides. */
  readonly sun?: Point;
  readonly clouds?: number;
  readonly rings?: boolean;
}

function gradient(stage: Stage, [top, middle, low]: Trio, horizon: number): string {
  const fill = stage.define(
    'sky',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(horizon)}">` +
      `<stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  );
  return rect(0, 0, WIDTH, HEIGHT, fill);
}

/** A flat-bottomed paper cloud, `size` half its width. */
function cloud(stage: Stage, x: number, y: number, size: number): string {
  const { random } = stage;
  const colour = mix(stage.paint('#ffffff'), stage.sky[2], stage.lit ? 0.25 : 0.1);
  const a = random.between(0.3, 0.45) * size;
  const b = random.between(0.42, 0.56) * size;
  const c = random.between(0.28, 0.4) * size;
  const d =
    `M${n(x - size)} ${n(y)}a${n(a * 0.6)} ${n(a * 0.6)} 0 0 1 ${n(size * 0.25)} ${n(-a * 0.9)}a${n(a)} ${n(a)} 0 0 1 ${n(size * 0.5)} ${n(-a * 0.8)}` +
    `a${n(b)} ${n(b)} 0 0 1 ${n(size * 0.75)} ${n(a * 0.7)}a${n(c)} ${n(c)} 0 0 1 ${n(size * 0.5)} ${n(a)}z`;
  const faint = stage.time === 'night' ? 0.35 : 0.92;
  return group(`${path(d, '#0b2a4a', `${opacity(0.07)} transform="translate(7 9)"`)}${path(d, colour, opacity(faint))}`, 'translate(0 0)');
}

function stars(stage: Stage, horizon: number): string {
  const { random } = stage;
  let small = '';
  let large = '';
  for (let i = 0; i < 70; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(0, horizon * 0.85);
    if (i % 6) small += dot(x, y);
    else {
      const size = random.between(4, 8);
      large += `M${n(x)} ${n(y - size)}l${n(size * 0.2)} ${n(size * 0.8)} ${n(size * 0.8)} ${n(size * 0.2)} ${n(-size * 0.8)} ${n(size * 0.2)} ${n(-size * 0.2)} ${n(size * 0.8)} ${n(-size * 0.2)} ${n(-size * 0.8)} ${n(-size * 0.8)} ${n(-size * 0.2)} ${n(size * 0.8)} ${n(-size * 0.2)}z`;
    }
  }
  const shine = stage.time === 'night' ? 0.85 : 0.5;
  return dots(small, '#fff', 1.6, ` stroke-opacity="${shine * 0.8}"`) + path(large, '#fff3c9', opacity(shine));
}

function disk(stage: Stage, [x, y]: Point, rings: boolean): string {
  const size = { dawn: 74, day: 62, gold: 92, dusk: 58, night: 56 }[stage.time];
  const colour = { dawn: '#fff0c9', day: '#fff6c4', gold: '#fff1bd', dusk: '#ffe9c8', night: '#fff5d6' }[stage.time];
  const glow = stage.time === 'night' ? '#b9cdf5' : stage.time === 'dusk' ? '#ffb88a' : '#fffbe2';
  const reach = rings ? [9.4, 6.8, 4.6, 2.9, 1.7] : [3, 1.8];
  const halo = reach.map((times) => circle(x, y, size * times, glow, opacity(stage.lit ? 0.06 : 0.12))).join('');
  const moon =
    stage.time === 'night'
      ? circle(x - 14, y - 10, 9, '#e9dcb4') + circle(x + 16, y + 12, 13, '#e9dcb4') + circle(x + 6, y - 24, 6, '#e9dcb4')
      : '';
  return halo + cut(disc(x, y, size), colour, 4, 0.1) + moon;
}

/** The whole sky: gradient, layered rings of light, sun or moon, clouds or stars, and what falls from it. */
export function sky(stage: Stage, { horizon, sun, clouds = 4, rings = true }: SkyOptions): string {
  const { random, lit } = stage;
  const low = stage.time === 'dawn' || stage.time === 'gold' || stage.time === 'dusk';
  const place = sun ?? [random.between(250, 620), low ? horizon - random.between(60, 190) : random.between(130, 230)];
  let picture = gradient(stage, stage.sky, horizon);
  if (lit) picture += stars(stage, horizon);
  picture += disk(stage, place, rings);
  for (let i = 0; i < clouds; i++) {
    const x = ((i + random.between(0.1, 0.9)) / clouds) * WIDTH;
    const y = random.between(70, Math.max(160, horizon * 0.55));
    picture += cloud(stage, x, y, random.between(70, 135) * (1 - (y / HEIGHT) * 0.6));
  }
  return picture;
}

/** Snow, petals or leaves in the air, and birds on a fine day: painted last. */
export function air(stage: Stage, amount = 1): string {
  const { random, season, time } = stage;
  if (season === 'summer') return time === 'night' ? fireflies(stage, amount) : swallows(stage);
  const count = Math.round({ spring: 16, autumn: 20, winter: 70 }[season] * amount);
  let d = '';
  let second = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(0, HEIGHT);
    const turn = random.between(-14, 14);
    const piece =
      season === 'winter'
        ? dot(x, y)
        : `M${n(x)} ${n(y)}q${n(turn)} ${n(-12)} ${n(turn + 14)} ${n(4)}q${n(-turn)} ${n(12)} ${n(-turn - 14)} -4z`;
    if (i % 2) d += piece;
    else second += piece;
  }
  const [firstColour, secondColour] = { spring: ['#ffd9e2', '#ffffff'], autumn: ['#f2b33d', '#d9602b'], winter: ['#ffffff', '#ffffff'] }[
    season
  ];
  if (season === 'winter')
    return dots(d, stage.paint('#ffffff'), 4, ' stroke-opacity=".9"') + dots(second, stage.paint('#ffffff'), 2.6, ' stroke-opacity=".7"');
  return path(d, stage.paint(firstColour ?? '#fff'), opacity(0.9)) + path(second, stage.paint(secondColour ?? '#fff'), opacity(0.9));
}

function fireflies(stage: Stage, amount: number): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < 18 * amount; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(HEIGHT * 0.55, HEIGHT);
    d += dot(x, y);
  }
  return dots(d, '#ffe88a', 9, ' stroke-opacity=".18"') + dots(d, '#fff2a8', 2.6);
}

function swallows(stage: Stage): string {
  const { random } = stage;
  let d = '';
  const x = random.between(250, 1250);
  const y = random.between(120, 300);
  for (let i = 0; i < 5; i++) {
    const size = random.between(9, 17);
    d += `M${n(x + random.between(-170, 170))} ${n(y + random.between(-70, 70))}q${n(size * 0.6)} ${n(-size * 0.9)} ${n(size)} 0q${n(size * 0.4)} ${n(-size * 0.9)} ${n(size)} 0`;
  }
  return stroke(d, stage.paint(INK.ink), 3, ' stroke-opacity=".65"');
}
