import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { bench } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, ellipse, n, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A rope pyramid with children on it; (x, y) is the foot of its mast. */
function pyramid(stage: Stage, x: number, y: number, height: number): string {
  const half = height * 0.72;
  const corners = [-1, -0.42, 0.34, 1].map((k) => [x + k * half, y + (Math.abs(k) < 0.5 ? height * 0.12 : 0)] as const);
  const top = y - height;
  let ropes = '';
  for (const [cx, cy] of corners) ropes += `M${n(x)} ${n(top)}L${n(cx)} ${n(cy)}`;
  for (let level = 1; level < 8; level++) {
    const t = level / 8;
    ropes += `M${corners.map(([cx, cy]) => `${n(x + (cx - x) * t)} ${n(top + (cy - top) * t)}`).join('L')}`;
  }
  return (
    ellipse(x, y + height * 0.06, half * 1.1, height * 0.1, '#081a26', ' fill-opacity=".12"') +
    stroke(`M${n(x)} ${n(y)}V${n(top - 14)}`, stage.paint('#5b6f80'), 13) +
    stroke(ropes, stage.bright(INK.red), 5) +
    circle(x, top - 18, 16, stage.bright(INK.sun))
  );
}

function swings(stage: Stage, x: number, y: number): string {
  const frame = stroke(
    `M${n(x - 190)} ${n(y)}L${n(x - 150)} ${n(y - 330)}H${n(x + 150)}L${n(x + 190)} ${n(y)}M${n(x - 110)} ${n(y)}L${n(x - 150)} ${n(y - 330)}M${n(x + 110)} ${n(y)}L${n(x + 150)} ${n(y - 330)}`,
    stage.paint(INK.wood),
    15,
  );
  const ropes = stroke(
    `M${n(x - 90)} ${n(y - 326)}L${n(x - 150)} ${n(y - 110)}M${n(x - 60)} ${n(y - 326)}L${n(x - 116)} ${n(y - 98)}M${n(x + 50)} ${n(y - 326)}L${n(x + 92)} ${n(y - 92)}M${n(x + 80)} ${n(y - 326)}L${n(x + 126)} ${n(y - 100)}`,
    stage.paint('#4a3a2c'),
    4,
  );
  return (
    frame +
    ropes +
    figure(stage, x - 138, y - 58, 190, { pose: 'bench', age: 'child', shadow: false }) +
    figure(stage, x + 104, y - 52, 190, { pose: 'bench', age: 'child', flip: true, shadow: false }) +
    path(box(x - 158, y - 106, 52, 9) + box(x + 82, y - 100, 52, 9), stage.bright(INK.sun))
  );
}

function tubeTower(stage: Stage, x: number, y: number, side: -1 | 1): string {
  const tube = `M${n(x + side * 40)} ${n(y - 330)}C${n(x + side * 240)} ${n(y - 330)} ${n(x + side * 90)} ${n(y - 60)} ${n(x + side * 270)} ${n(y - 26)}`;
  const poles = [-70, -24, 24, 70].map((dx) => `M${n(x + dx)} ${n(y)}V${n(y - 380)}`).join('');
  return (
    stroke(poles, stage.paint(INK.wood), 15) +
    cut(box(x - 92, y - 290, 184, 26), stage.paint('#c98f52'), 5) +
    stroke(tube, stage.paint('#1d3f8f'), 78) +
    stroke(tube, stage.bright(INK.sky), 66) +
    stroke(tube, '#ffffff', 8, ' stroke-opacity=".3" transform="translate(-6 -18)"') +
    figure(stage, x - side * 30, y - 290, 150, { pose: 'wave', age: 'child', shadow: false }) +
    cut(
      polygon([
        [x - 120, y - 376],
        [x, y - 500],
        [x + 120, y - 376],
      ]),
      stage.bright(INK.red),
      8,
    ) +
    (stage.cold
      ? path(
          polygon([
            [x - 70, y - 432],
            [x, y - 506],
            [x + 72, y - 430],
            [x + 20, y - 446],
            [x - 30, y - 438],
          ]),
          stage.paint('#ffffff'),
        )
      : '') +
    circle(x, y - 410, 24, stage.bright(INK.sun))
  );
}

/** A corner of the main playground: rope pyramid, swings and tube slide. */
export function climbingNets(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 570);
  const [net, swing, slide, side] = stage.layout([
    [780, 330, 1190, 1],
    [840, 1310, 440, -1],
  ] as const);
  let picture = backdrop(stage, { horizon, trees: 190, city: false, sun: [random.between(1150, 1400), random.between(130, 220)] });
  const lawn = hill(stage, horizon + 60, 26, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [70, 260, 1340, 1530])
    picture += tree(stage, x + random.between(-30, 30), lawn.edge(x) + 26, random.between(300, 420), undefined, 0.1);
  picture += hill(stage, horizon + 180, 16, stage.paint(stage.cold ? '#f4f1ec' : '#f0d9a4'), 6).markup;
  const base = horizon + 320;
  picture += swings(stage, swing, base - 10) + tubeTower(stage, slide, base + 20, side) + pyramid(stage, net, base + 30, 620);
  for (const [dx, dy, pose, flip] of [
    [-150, -180, 'reach', false],
    [60, -330, 'cheer', false],
    [190, -90, 'wave', true],
    [-40, -20, 'reach', false],
  ] as const)
    picture += figure(stage, net + dx, base + 30 + dy, 170, { pose, flip, age: 'child', shadow: false });
  picture +=
    figure(stage, slide + side * 300, base + 80, 180, { pose: 'sit', age: 'child', flip: side < 0 }) +
    figure(stage, net - 190, base + 150, 176, { pose: 'run', age: 'child' }) +
    figure(stage, net + 150, base + 160, 250, { pose: 'cheer' }) +
    figure(stage, net + 270, base + 130, 160, { pose: 'dance', age: 'child', flip: true });
  return (
    picture +
    bench(stage, swing, base + 130, 170) +
    figure(stage, swing, base + 126, 170, { pose: 'bench' }) +
    verge(stage, 1020, 'flowers') +
    air(stage)
  );
}
