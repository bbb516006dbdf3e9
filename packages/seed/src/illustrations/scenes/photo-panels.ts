import { bough, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { bicycle, glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { circle, cut, ellipse, group, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** An exhibition in the open: large portraits on panels along an avenue. */
export function photoPanels(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(480, 530);
  let picture = backdrop(stage, { horizon, trees: 190, city: false, sun: [random.between(680, 900), random.between(140, 220)] });
  const lawn = hill(stage, horizon + 60, 20, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [60, 230, 420, 1180, 1370, 1540])
    picture += tree(stage, x + random.between(-20, 20), lawn.edge(x) + 26, random.between(320, 430), 'round', 0.1);
  picture += path(
    `M640 ${n(horizon + 80)}H960L1700 1090H-100z`,
    stage.paint(stage.cold ? '#f3efe9' : INK.sand),
    ' stroke="#fff" stroke-opacity=".4" stroke-width="3"',
  );
  const start = stage.turn;
  picture +=
    panel(stage, 560, horizon + 210, 150, start + 4) +
    panel(stage, 1040, horizon + 210, 150, start + 5) +
    lamp(stage, 800, horizon + 190, 230);
  picture +=
    figure(stage, 700, horizon + 240, 150, { pose: 'walk' }) +
    figure(stage, 900, horizon + 236, 146, { pose: 'stand', flip: true }) +
    bicycle(stage, 800, horizon + 290, 130, INK.sky);
  picture += panel(stage, 370, horizon + 330, 236, start + 1) + panel(stage, 1230, horizon + 330, 236, start + 2);
  picture +=
    figure(stage, 590, horizon + 380, 240, { pose: 'stroll', flip: true }) +
    figure(stage, 1010, horizon + 384, 166, { pose: 'point', age: 'child' }) +
    figure(stage, 940, horizon + 380, 244, { pose: 'stand' });
  picture += panel(stage, 90, horizon + 500, 350, start) + panel(stage, 1510, horizon + 500, 350, start + 3);
  picture +=
    figure(stage, 400, horizon + 520, 350, { pose: 'stand', flip: true }) + figure(stage, 1200, horizon + 530, 350, { pose: 'photograph' });
  return (
    picture +
    scatter(stage, 1000, 1056, 24) +
    verge(stage, 1035, 'leaves') +
    bough(stage, stage.layout(['left', 'right']), 300, 150) +
    air(stage)
  );
}

/** A panel on two legs with one face, drawn large; `size` is its width. */
function panel(stage: Stage, x: number, foot: number, size: number, index: number): string {
  const ground = stage.bright(cycle([INK.sun, INK.sky, INK.red, INK.teal, INK.blush, '#7d5bb0', INK.leaf], index));
  const w = size / 2;
  const h = size * 1.28;
  const bottom = foot - size * 0.3;
  return (
    ellipse(x + 6, foot + 4, w * 1.1, size * 0.05, '#081a26', opacity(0.2)) +
    path(
      polygon([
        [x - w * 0.86, foot],
        [x - w * 0.86, bottom],
        [x - w * 0.74, bottom],
        [x - w * 0.74, foot],
      ]) +
        polygon([
          [x + w * 0.86, foot],
          [x + w * 0.86, bottom],
          [x + w * 0.74, bottom],
          [x + w * 0.74, foot],
        ]),
      stage.paint('#27343c'),
    ) +
    cut(`M${n(x - w)} ${n(bottom - h)}H${n(x + w)}V${n(bottom)}H${n(x - w)}z`, stage.bright('#fffaf0'), size * 0.03) +
    rect(x - w * 0.9, bottom - h + w * 0.1, w * 1.8, h - w * 0.42, ground) +
    rect(x - w * 0.86, bottom - w * 0.22, w * 0.9, w * 0.08, stage.bright('#8b98a0')) +
    group(face(stage, index), `translate(${n(x)} ${n(bottom - w * 0.32)}) scale(${Math.round((size / 200) * 1000) / 1000})`) +
    (stage.lit ? glow(x, bottom - h * 0.5, size * 0.7, '#fff0c4', 0.7) : '')
  );
}

/** Head and shoulders, 190 units high above the panel's lower edge. */
function face(stage: Stage, index: number): string {
  const skin = stage.bright(cycle(['#f6cfae', '#8a5433', '#eebd96', '#d99f73', '#f9d9c0', '#5f3a26'], index));
  const hair = stage.bright(cycle(['#a33f24', '#1d1714', '#e8e4df', '#4a2c1c', '#e0b25c', '#1d1714', '#cfcac6'], index));
  const top = stage.bright(cycle(['#fffaf0', INK.red, INK.forest, INK.sun, '#2c4f9e', '#f08a5d'], index));
  const shapes = [
    path('M-58 -104Q-66 -196 0 -198T58 -104Q72 -60 54 -40H-54Q-72 -60 -58 -104z', hair),
    circle(0, -146, 62, hair) + circle(-46, -120, 30, hair) + circle(46, -120, 30, hair),
    path('M-52 -110Q-60 -180 0 -182T52 -110z', hair) + circle(0, -188, 24, hair),
    path('M-54 -112Q-60 -184 0 -184T54 -112L48 -96H-48z', hair),
  ];
  const over = [
    path('M-50 -116Q-30 -164 10 -160T50 -116Q54 -176 0 -178T-50 -116z', hair),
    path('M-48 -120Q0 -158 48 -120Q44 -172 0 -172T-48 -120z', hair),
    path('M-48 -120Q-20 -152 0 -152T48 -120Q46 -170 0 -170T-48 -120z', hair) +
      stroke('M-38 -106h28M10 -106h28M-10 -106h20M-38 -106a15 15 0 1 0 28 0M10 -106a15 15 0 1 0 28 0', stage.bright('#27343c'), 4),
    path('M-60 -132Q-62 -190 0 -190T60 -132Q0 -152 -60 -132z', stage.bright(INK.red)) +
      stroke('M-62 -130Q0 -152 62 -130', stage.bright('#fffaf0'), 13),
  ];
  const smile =
    index % 3 === 1
      ? path('M-22 -76Q0 -46 22 -76z', stage.bright('#fffaf0'))
      : stroke('M-20 -74Q0 -56 20 -74', stage.bright(mix('#8a3d33', '#3a1c12', 0.3)), 5);
  return (
    cycle(shapes, index) +
    path('M-88 0Q-84 -50 -26 -52V-72H26V-52Q84 -50 88 0z', skin) +
    path('M-92 0Q-88 -48 -34 -52Q0 -22 34 -52Q88 -48 92 0z', top) +
    ellipse(0, -108, 47, 56, skin) +
    circle(-18, -106, 5.5, '#16231d') +
    circle(18, -106, 5.5, '#16231d') +
    circle(-30, -86, 9, stage.bright('#e8705a'), opacity(0.45)) +
    circle(30, -86, 9, stage.bright('#e8705a'), opacity(0.45)) +
    smile +
    cycle(over, index)
  );
}
