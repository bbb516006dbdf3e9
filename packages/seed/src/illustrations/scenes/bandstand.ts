import { bough, verge } from '../foreground.ts';
import { type FigureOptions, figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { bench, garland, glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A brass band under the domed roof of a bandstand. */
export function bandstand(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(560, 620);
  const x = random.between(770, 830);
  const floor = horizon + 190;
  let picture = backdrop(stage, { horizon, trees: 170, city: false, sun: [random.between(220, 380), random.between(160, 230)] });
  picture += hill(stage, horizon + 60, 26, stage.lawn(1)).markup;
  for (const tx of [60, 220, 1390, 1540]) picture += tree(stage, tx + random.between(-20, 20), horizon + 130, random.between(360, 500));
  picture +=
    hill(stage, horizon + 150, 18, stage.lawn(2)).markup +
    garland(stage, -20, 210, x - 420, 330, 60) +
    garland(stage, x + 420, 330, 1620, 210, 60);
  picture += back(stage, x, floor);
  const suit: FigureOptions = {
    pose: 'hold',
    shadow: false,
    look: { garment: 'coat', top: INK.red, bottom: '#26303f', hat: 'cap', cut: 'short' },
  };
  picture +=
    horn(stage, x - 290, floor, 236, 'trumpet', suit) +
    horn(stage, x - 150, floor + 6, 244, 'tuba', suit) +
    horn(stage, x + 10, floor - 4, 240, 'trumpet', suit) +
    horn(stage, x + 150, floor + 4, 236, 'trombone', { ...suit, flip: true }) +
    drum(stage, x + 290, floor + 4, suit);
  picture += front(stage, x, floor) + roof(stage, x, floor - 330);
  picture += hill(stage, floor + 130, 12, stage.lawn(3)).markup;
  picture +=
    bench(stage, x - 520, floor + 190, 210) +
    figure(stage, x - 550, floor + 186, 250, { pose: 'bench', age: 'old' }) +
    figure(stage, x - 470, floor + 188, 240, { pose: 'bench' });
  picture +=
    figure(stage, x - 150, floor + 232, 250, { pose: 'dance' }) +
    figure(stage, x - 50, floor + 236, 240, { pose: 'twirl', flip: true }) +
    figure(stage, x + 300, floor + 220, 170, { pose: 'cheer', age: 'child' }) +
    figure(stage, x + 420, floor + 236, 250, { pose: 'stand', flip: true });
  return (
    picture +
    verge(stage, 1015, 'flowers') +
    scatter(stage, 970, 1050, 26) +
    bough(stage, stage.layout(['left', 'right']), 330, 180) +
    air(stage)
  );
}

function back(stage: Stage, x: number, floor: number): string {
  const rail = Array.from({ length: 19 }, (_, i) => `M${n(x - 360 + i * 40)} ${n(floor - 70)}V${n(floor)}`).join('');
  return (
    rect(
      x - 380,
      floor - 340,
      760,
      340,
      stage.lit ? '#ffdf9a' : mix(stage.sky[2], stage.paint('#dfeedd'), 0.5),
      0,
      opacity(stage.lit ? 0.85 : 0.35),
    ) +
    path([-230, -80, 80, 230].map((dx) => box(x + dx - 8, floor - 340, 16, 340)).join(''), stage.wall('#d8e2d2')) +
    stroke(`${rail}M${n(x - 370)} ${n(floor - 74)}h740`, stage.wall('#b9cbb8'), 6) +
    (stage.lit ? glow(x, floor - 200, 420, '#ffe6a0', 1) : '')
  );
}

function front(stage: Stage, x: number, floor: number): string {
  const rail = [-330, 330]
    .map((dx) => Array.from({ length: 4 }, (_, i) => `M${n(x + dx - 60 + i * 40)} ${n(floor - 66)}V${n(floor + 20)}`).join(''))
    .join('');
  const panels = Array.from({ length: 9 }, (_, i) => disc(x - 352 + i * 88, floor + 78, 22)).join('');
  return (
    cut(`M${n(x - 430)} ${n(floor + 14)}H${n(x + 430)}L${n(x + 410)} ${n(floor + 140)}H${n(x - 410)}z`, stage.wall('#f4ead6'), 8) +
    path(panels, stage.wall(INK.leaf), opacity(0.75)) +
    path(box(x - 440, floor + 6, 880, 22), stage.wall('#fffaf0')) +
    stroke(`${rail}M${n(x - 410)} ${n(floor - 66)}h160M${n(x + 250)} ${n(floor - 66)}h160`, stage.wall('#fffaf0'), 9) +
    [-404, 404]
      .map(
        (dx) =>
          cut(box(x + dx - 14, floor - 350, 28, 364), stage.wall('#fffaf0'), 5) +
          path(box(x + dx - 24, floor - 350, 48, 22) + box(x + dx - 22, floor - 6, 44, 18), stage.wall('#f4ead6')),
      )
      .join('')
  );
}

function roof(stage: Stage, x: number, y: number): string {
  const tone = stage.wall('#2f8a7a');
  const dark = stage.wall('#22695f');
  const fringe = Array.from({ length: 18 }, (_, i) => `M${n(x - 450 + i * 50)} ${n(y - 4)}v20a25 25 0 0 0 50 0v-20z`).join('');
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((k) => `M${n(x + k * 460)} ${n(y - 10)}Q${n(x + k * 420)} ${n(y - 130)} ${n(x + k * 60)} ${n(y - 206)}`)
    .join('');
  const snow = stage.cold
    ? path(
        `M${n(x - 400)} ${n(y - 60)}Q${n(x - 250)} ${n(y - 190)} ${n(x)} ${n(y - 214)}Q${n(x + 250)} ${n(y - 190)} ${n(x + 400)} ${n(y - 60)}q-60 26 -130 -6q-60 30 -130 0q-70 34 -140 0q-70 30 -130 2q-70 30 -270 4z`,
        stage.paint('#ffffff'),
      )
    : '';
  return (
    path(fringe, stage.wall('#fffaf0')) +
    path(
      Array.from({ length: 9 }, (_, i) => `M${n(x - 450 + i * 100)} ${n(y - 4)}v20a25 25 0 0 0 50 0v-20z`).join(''),
      stage.wall(INK.red),
    ) +
    cut(
      `M${n(x - 470)} ${n(y)}Q${n(x - 420)} ${n(y - 150)} ${n(x - 90)} ${n(y - 206)}H${n(x + 90)}Q${n(x + 420)} ${n(y - 150)} ${n(x + 470)} ${n(y)}z`,
      tone,
      9,
    ) +
    stroke(ribs, dark, 5) +
    snow +
    cut(
      `M${n(x - 70)} ${n(y - 204)}Q${n(x - 60)} ${n(y - 270)} ${n(x)} ${n(y - 286)}Q${n(x + 60)} ${n(y - 270)} ${n(x + 70)} ${n(y - 204)}z`,
      tone,
      5,
    ) +
    stroke(`M${n(x)} ${n(y - 284)}v-44`, stage.wall(INK.gold), 7) +
    path(
      polygon([
        [x + 3, y - 330],
        [x + 70, y - 312],
        [x + 3, y - 294],
      ]),
      stage.bright(INK.red),
    )
  );
}

/** Somebody playing a brass instrument; drawn over the figure, which is 100 units tall inside. */
function horn(stage: Stage, x: number, y: number, height: number, kind: 'trumpet' | 'trombone' | 'tuba', options: FigureOptions): string {
  const gold = stage.bright('#f2c14a');
  const deep = stage.bright('#c8902c');
  const shapes = {
    trumpet:
      stroke('M8 -84L44 -92', gold, 3.4) +
      path('M42 -95L62 -107Q66 -96 66 -86L44 -89z', gold) +
      stroke('M18 -85v9h16v-12', deep, 2.4) +
      circle(14, -80, 3, stage.bright('#eebd96')),
    trombone:
      stroke('M8 -83L70 -94M14 -80L66 -88M70 -94l-3 6', gold, 2.6) +
      path('M30 -88L52 -112Q60 -104 60 -96L34 -84z', gold) +
      circle(44, -86, 3, stage.bright('#eebd96')),
    tuba:
      stroke('M-14 -44q-4 -30 14 -34q20 0 18 26q-2 18 -18 18q-14 0 -14 -10M8 -84q-2 10 -6 14', gold, 7) +
      path('M10 -58L14 -96Q2 -108 0 -116Q24 -124 48 -116Q46 -106 32 -96L26 -56z', gold) +
      ellipse(24, -116, 24, 5, deep) +
      circle(4, -56, 3, stage.bright('#eebd96')),
  };
  const pose = kind === 'tuba' ? 'stand' : 'reach';
  return figure(stage, x, y, height, { ...options, pose }) + at(x, y, shapes[kind], height / 100, options.flip === true);
}

function drum(stage: Stage, x: number, y: number, options: FigureOptions): string {
  return (
    figure(stage, x + 70, y, 240, { ...options, pose: 'reach', flip: true }) +
    cut(disc(x - 30, y - 92, 84), stage.bright(INK.sky), 6) +
    circle(x - 30, y - 92, 68, stage.bright('#fffaf0')) +
    stroke(disc(x - 30, y - 92, 76), stage.bright(INK.sun), 6) +
    stroke(`M${n(x + 6)} ${n(y - 142)}l-40 34`, stage.bright(INK.wood), 7) +
    circle(x - 36, y - 106, 13, stage.bright(INK.red))
  );
}
