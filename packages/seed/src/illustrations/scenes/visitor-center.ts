import { bough, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { bench, bicycle, glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, disc, layer, n, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** The visitor centre: a bright kiosk pavilion with a great round information sign. */
export function visitorCenter(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(520, 610);
  const x = random.between(700, 780);
  const base = horizon + 190;
  const wall = stage.wall('#fffaf0');
  const roof = stage.bright(stage.layout([INK.sky, INK.sun, INK.red]));
  let picture = backdrop(stage, { horizon, trees: 190 });
  const lawn = hill(stage, horizon + 70, 20, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [70, 250, 1340, 1520]) picture += tree(stage, tx, lawn.edge(tx) + 40, random.between(330, 430), undefined, 0.06);
  picture += layer(`M-20 ${n(base - 10)}Q800 ${n(base - 40)} 1620 ${n(base - 10)}V1090H-20z`, stage.paint(cold ? '#f2f1ee' : '#efdcb4'), 6);
  picture +=
    (stage.lit ? glow(x, base - 120, 420, '#ffd873', 0.8) : '') +
    cut(box(x - 330, base - 260, 660, 264), stage.lit ? '#ffdf8f' : stage.paint('#cfe8ea'), 9) +
    path([0, 1, 2, 3, 4, 5, 6].map((i) => box(x - 336 + i * 108, base - 260, 14, 264)).join(''), wall);
  picture +=
    [-240, -120]
      .map((dx) => figure(stage, x + dx, base - 20, 170, { pose: 'stand', indoors: stage.lit, shadow: false, look: { top: INK.leaf } }))
      .join('') +
    rect(x - 326, base - 96, 330, 98, wall) +
    rect(x - 340, base - 110, 358, 18, stage.paint(INK.wood)) +
    path([0, 1, 2, 3, 4].map((i) => box(x - 300 + i * 62, base - 76, 44, 58)).join(''), stage.bright(INK.sun)) +
    path([0, 2, 4].map((i) => box(x - 292 + i * 62, base - 66, 28, 20)).join(''), stage.bright(INK.red));
  const eaves = `M${n(x - 420)} ${n(base - 250)}Q${n(x - 210)} ${n(base - 330)} ${n(x)} ${n(base - 290)}T${n(x + 420)} ${n(base - 300)}L${n(x + 400)} ${n(base - 246)}Q${n(x + 210)} ${n(base - 240)} ${n(x)} ${n(base - 240)}T${n(x - 400)} ${n(base - 216)}z`;
  picture +=
    cut(eaves, roof, 10) +
    (cold
      ? stroke(
          `M${n(x - 414)} ${n(base - 254)}Q${n(x - 210)} ${n(base - 334)} ${n(x)} ${n(base - 294)}T${n(x + 416)} ${n(base - 304)}`,
          stage.paint('#ffffff'),
          14,
        )
      : '');
  const sx = x + 250;
  picture +=
    rect(sx - 13, base - 300, 26, 320, stage.paint('#24423a'), 8) +
    (stage.lit ? glow(sx, base - 380, 210, '#a9c6ff', 0.9) : '') +
    cut(disc(sx, base - 384, 112), stage.bright('#fffaf0'), 8) +
    circle(sx, base - 384, 98, stage.bright(INK.sky)) +
    circle(sx, base - 434, 17, stage.bright('#fffaf0')) +
    path(`M${n(sx - 34)} ${n(base - 406)}h50v74h18v20h-68v-20h18v-54h-18z`, stage.bright('#fffaf0'));
  picture +=
    figure(stage, x - 120, base + 96, 230, { pose: 'point' }) +
    figure(stage, x - 210, base + 110, 165, { pose: 'stroll', age: 'child' }) +
    figure(stage, x + 90, base + 120, 240, { pose: 'reach', flip: true });
  picture +=
    path(
      polygon([
        [x + 6, base - 40],
        [x + 42, base - 58],
        [x + 78, base - 44],
        [x + 114, base - 62],
        [x + 114, base - 10],
        [x + 78, base + 8],
        [x + 42, base - 6],
        [x + 6, base + 12],
      ]),
      stage.bright('#fffaf0'),
    ) +
    stroke(`M${n(x + 14)} ${n(base - 12)}q30 -30 50 -6t44 -20`, stage.bright(INK.red), 4) +
    stroke(`M${n(x + 42)} ${n(base - 58)}v52M${n(x + 78)} ${n(base - 44)}v52`, stage.bright('#cfd8dc'), 2);
  for (const [i, colour] of [INK.red, INK.sun, INK.leaf, INK.sky].entries())
    picture += bicycle(stage, x + 330 + i * 58, base + 130 + i * 14, 170, colour, i % 2 === 1);
  return (
    picture +
    bench(stage, x - 420, base + 130, 180) +
    verge(stage, 1012, random.pick(['flowers', 'grass'])) +
    bough(stage, stage.layout(['left', 'right']), 280, 150) +
    air(stage, 0.8)
  );
}
