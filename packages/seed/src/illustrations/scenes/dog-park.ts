import { verge } from '../foreground.ts';
import { dog } from '../motifs/animals.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, tufts } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { at, box, cut, disc, ellipse, n, opacity, type Point, path, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Hoops, tunnel and see-saw: dogs and their people. */
export function dogPark(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(400, 520);
  const x = random.between(720, 860);
  let picture = backdrop(stage, { horizon, trees: 190, city: false });
  const far = hill(stage, horizon + 70, 30, stage.lawn(1));
  picture += far.markup;
  for (const tx of [90, 300, 1290, 1500])
    picture += tree(stage, tx + random.between(-50, 50), far.edge(tx) + 16, random.between(240, 340), undefined, 0.1);
  picture += weave(stage, x - 330, horizon + 170) + dog(stage, x - 230, horizon + 176, 58, 'run', '#f2e6d0', false);
  picture +=
    figure(stage, x + 330, horizon + 170, 160, { pose: 'cheer', flip: true }) +
    figure(stage, x - 440, horizon + 190, 150, { pose: 'point' });
  const near = hill(stage, horizon + 240, 22, stage.lawn(2));
  picture += near.markup + tufts(stage, horizon + 270, 960);
  picture += tunnel(stage, x + 360, horizon + 330);
  const base = horizon + 470;
  const hoopY = base - 250;
  picture +=
    stroke(
      `M${n(x - 130)} ${n(base)}V${n(hoopY - 150)}M${n(x + 130)} ${n(base)}V${n(hoopY - 150)}M${n(x - 170)} ${n(base)}h80M${n(x + 90)} ${n(base)}h80`,
      stage.paint('#fffaf0'),
      13,
    ) + stroke(disc(x, hoopY, 128), stage.bright(INK.sky), 26);
  const stripes = stroke(disc(x, hoopY, 128), stage.bright(INK.sun), 26, ' stroke-dasharray="50 50"');
  picture +=
    stripes +
    ellipse(x + 20, base + 8, 150, 16, '#081a26', opacity(0.16)) +
    dog(stage, x + 10, hoopY + 104, 128, 'jump', stage.layout(['#c98a4b', '#3a3030', '#e0a35a', '#f4ead8']));
  picture += stroke(`M${n(x - 14)} ${n(hoopY - 128)}A128 128 0 0 0 ${n(x - 14)} ${n(hoopY + 128)}`, stage.bright(INK.red), 26);
  picture +=
    figure(stage, x - 330, base + 30, 260, { pose: 'reach' }) +
    dog(stage, x - 470, base + 70, 92, 'sit', '#2f2a2a') +
    figure(stage, x + 300, base + 60, 180, { pose: 'kneel', flip: true, age: 'child' }) +
    dog(stage, x + 210, base + 66, 62, 'stand', '#f2e6d0', false);
  return picture + verge(stage, 1005, random.pick(['flowers', 'grass', 'leaves'])) + air(stage);
}

function weave(stage: Stage, x: number, y: number): string {
  const poles = Array.from({ length: 6 }, (_, i): Point => [x + i * 62, y]);
  return (
    path(box(x - 20, y - 6, 350, 8), stage.paint('#24423a')) +
    poles
      .map(
        ([px, py], i) =>
          rect(px - 5, py - 120, 10, 118, stage.bright(i % 2 ? INK.red : '#fffaf0'), 5) +
          rect(px - 5, py - 70, 10, 24, stage.bright(i % 2 ? '#fffaf0' : INK.red)),
      )
      .join('')
  );
}

function tunnel(stage: Stage, x: number, y: number): string {
  const ribs = [0, 1, 2, 3, 4]
    .map((i) => stroke(`M${n(x + i * 52)} ${n(y)}q-30 -90 20 -112`, stage.bright(i % 2 ? INK.sun : '#fffaf0'), 10))
    .join('');
  return (
    at(
      0,
      0,
      ellipse(x + 130, y + 4, 170, 14, '#081a26', opacity(0.15)) +
        cut(`M${n(x - 10)} ${n(y)}a56 62 0 0 1 30 -116h240a60 60 0 0 1 0 116z`, stage.bright(INK.red), 6) +
        ribs +
        ellipse(x + 14, y - 56, 44, 56, stage.paint('#2a1414')),
    ) + dog(stage, x - 40, y + 4, 54, 'run', '#c98a4b', true)
  );
}
