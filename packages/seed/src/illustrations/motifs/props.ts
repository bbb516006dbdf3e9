import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { shade } from './trees.ts';

const GLOW = '#ffd873';

/** Stacked translucent discs: a lamp's glow without a blur filter. */
export function glow(x: number, y: number, radius: number, colour = GLOW, strength = 1): string {
  return [1, 0.68, 0.42]
    .map((share, i) => circle(x, y, radius * share, colour, opacity(Math.round((0.1 + i * 0.05) * strength * 100) / 100)))
    .join('');
}

/** A park lamp, `h` tall; it shines when the stage is lit. */
export function lamp(stage: Stage, x: number, y: number, h: number): string {
  const post = stage.paint('#24423a');
  const head = y - h;
  const light = stage.lit ? '#fff0b8' : stage.paint('#fff7df');
  const halo = stage.lit ? glow(x, head, h * 0.42) : '';
  return `${shade(stage, x, y, h * 0.08)}${halo}${stroke(`M${n(x)} ${n(y)}V${n(head)}`, post, Math.max(2.5, h * 0.025))}${path(box(x - h * 0.03, y - h * 0.05, h * 0.06, h * 0.05), post)}${cut(disc(x, head, h * 0.07), light, 2, 0.1)}${path(`M${n(x - h * 0.055)} ${n(head - h * 0.05)}Q${n(x)} ${n(head - h * 0.14)} ${n(x + h * 0.055)} ${n(head - h * 0.05)}z`, post)}`;
}

export function bench(stage: Stage, x: number, y: number, size: number, flip = false): string {
  const slat = stage.paint(INK.wood);
  const iron = stage.paint('#24423a');
  const snow = stage.cold ? path('M-60 -30h118v-6q-30 -6 -60 -2t-58 2zM-62 -66h122v-5q-60 -6 -122 0z', stage.paint('#ffffff')) : '';
  return (
    shade(stage, x, y, size * 0.55) +
    at(
      x,
      y,
      stroke('M-46 0L-42 -30M46 0L42 -30M-44 -30L-50 -64M44 -30L50 -64', iron, 6) +
        path(box(-60, -30, 120, 8) + box(-62, -48, 124, 8) + box(-62, -66, 124, 8), slat) +
        snow,
      size / 120,
      flip,
    )
  );
}

export function bicycle(stage: Stage, x: number, y: number, size: number, colour: string = INK.red, flip = false): string {
  const rim = stage.paint('#27343c');
  return (
    shade(stage, x, y, size * 0.5) +
    at(
      x,
      y,
      stroke(disc(-32, -23, 22) + disc(34, -23, 22), rim, 4) +
        stroke('M-32 -23V-24M34 -23V-24', rim, 7) +
        stroke('M-32 -23L-14 -56L24 -58L2 -23zM-14 -56L2 -23M34 -23L24 -64', stage.paint(colour), 5) +
        stroke('M-24 -60H-6M24 -66L34 -72M2 -23L8 -14', rim, 5),
      size / 110,
      flip,
    )
  );
}

export function pram(stage: Stage, x: number, y: number, size: number, colour: string = INK.sky, flip = false): string {
  const hood = stage.paint(colour);
  return (
    shade(stage, x, y, size * 0.45) +
    at(
      x,
      y,
      stroke('M-30 -30L-56 -62M-20 -26L18 -10M20 -26L-18 -10', stage.paint('#27343c'), 4) +
        path('M-34 -52H36Q36 -24 8 -22H-6Q-34 -24 -34 -52z', hood) +
        path('M36 -52Q36 -88 0 -90V-52z', stage.paint(mix(colour, '#ffffff', 0.25))) +
        stroke(disc(-20, -9, 9) + disc(20, -9, 9), stage.paint('#27343c'), 4),
      size / 90,
      flip,
    )
  );
}

/** A child's balloon on its string from the hand at (x, y). */
export function toyBalloon(stage: Stage, x: number, y: number, size: number, colour: string = INK.red): string {
  const tone = stage.paint(colour);
  return (
    stroke(`M${n(x)} ${n(y)}q${n(size * 0.5)} ${n(-size)} ${n(size * 0.2)} ${n(-size * 2.2)}`, stage.paint('#ffffff'), 1.6) +
    cut(
      `${disc(x + size * 0.2, y - size * 3, size * 0.7, size * 0.85)}M${n(x + size * 0.2)} ${n(y - size * 2.25)}l${n(-size * 0.12)} ${n(size * 0.18)}h${n(size * 0.24)}z`,
      tone,
      3,
    ) +
    circle(x, y - size * 3.25, size * 0.16, '#ffffff', opacity(0.5))
  );
}

/** Little lights or flags on a sagging string between two points. */
export function garland(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  kind: 'lights' | 'flags' = 'lights',
): string {
  const count = Math.max(5, Math.round(Math.hypot(x2 - x1, y2 - y1) / 46));
  const colours = [INK.red, INK.sun, '#fffaf0', INK.sky];
  let discs = '';
  let halos = '';
  const flags = ['', '', '', ''];
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    discs += disc(x, y + 6, 5);
    halos += disc(x, y + 6, 14);
    flags[i % 4] += `M${n(x - 12)} ${n(y)}h24l-12 24z`;
  }
  const string = stroke(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
    stage.paint('#3a3a44'),
    2,
  );
  if (kind === 'flags') return string + flags.map((d, i) => path(d, stage.paint(colours[i] ?? INK.red))).join('');
  return string + (stage.lit ? path(halos, GLOW, opacity(0.25)) + path(discs, '#fff1b5') : path(discs, stage.paint('#ffe08a')));
}

/** A hanging paper lantern. */
export function lantern(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const warm = stage.lit ? mix(colour, '#ffe9a0', 0.35) : stage.paint(colour);
  const halo = stage.lit ? glow(x, y + size * 0.6, size * 1.9, mix(colour, GLOW, 0.6)) : '';
  const ribs = stroke(
    `M${n(x - size * 0.47)} ${n(y + size * 0.4)}H${n(x + size * 0.47)}M${n(x - size * 0.5)} ${n(y + size * 0.65)}H${n(x + size * 0.5)}M${n(x - size * 0.42)} ${n(y + size * 0.9)}H${n(x + size * 0.42)}`,
    '#ffffff',
    1.6,
    ' stroke-opacity=".5"',
  );
  return (
    halo +
    cut(disc(x, y + size * 0.62, size * 0.5, size * 0.55), warm, 3) +
    ribs +
    rect(x - size * 0.18, y, size * 0.36, size * 0.12, stage.paint('#4a3428')) +
    rect(x - size * 0.18, y + size * 1.1, size * 0.36, size * 0.1, stage.paint('#4a3428'))
  );
}

/** A garden table with two chairs under a parasol in warm months. */
export function cafeTable(stage: Stage, x: number, y: number, size: number, colour: string = INK.red): string {
  const iron = stage.paint('#2b4a42');
  const parasol = stage.cold
    ? ''
    : stroke('M0 -40V-128', stage.paint('#fffaf0'), 4) +
      cut(
        'M-72 -104Q0 -176 72 -104q-12 -9 -24 0q-12 -9 -24 0q-12 -9 -24 0q-12 -9 -24 0q-12 -9 -24 0q-12 -9 -24 0z',
        stage.paint(colour),
        4,
      ) +
      path('M-24 -104Q-20 -136 0 -140Q20 -136 24 -104q-12 -9 -24 0q-12 -9 -24 0z', stage.paint('#fffaf0'));
  return (
    shade(stage, x, y, size * 0.6) +
    at(
      x,
      y,
      parasol +
        stroke('M0 0V-42M-14 0H14M-66 0L-60 -26M-42 0L-46 -26M-64 -26L-68 -62M66 0L60 -26M42 0L46 -26M64 -26L68 -62', iron, 4) +
        path('M-34 -46h68v6h-68z', stage.paint('#fffaf0')) +
        path(box(-68, -30, 28, 5) + box(40, -30, 28, 5), stage.paint(colour)),
      size / 130,
    )
  );
}

/** A kite on the wind with a tail of bows. */
export function kite(stage: Stage, x: number, y: number, size: number, colour: string, toX: number, toY: number): string {
  return (
    stroke(
      `M${n(x)} ${n(y + size * 0.4)}Q${n((x + toX) / 2 + 40)} ${n((y + toY) / 2 + 60)} ${n(toX)} ${n(toY)}`,
      stage.paint('#ffffff'),
      1.6,
    ) +
    stroke(`M${n(x)} ${n(y + size)}q${n(size * 0.5)} ${n(size * 0.4)} 0 ${n(size * 0.8)}t0 ${n(size * 0.8)}`, stage.paint(INK.sun), 3) +
    cut(
      polygon([
        [x, y - size],
        [x + size * 0.7, y],
        [x, y + size],
        [x - size * 0.7, y],
      ]),
      stage.paint(colour),
      4,
    ) +
    path(
      polygon([
        [x, y - size],
        [x + size * 0.7, y],
        [x, y],
      ]) +
        polygon([
          [x, y + size],
          [x - size * 0.7, y],
          [x, y],
        ]),
      stage.paint(INK.cream),
      opacity(0.85),
    )
  );
}
