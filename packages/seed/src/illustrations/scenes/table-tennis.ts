import { bough, verge } from '../foreground.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, scatter, walkway } from '../motifs/land.ts';
import { bench, glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, disc, ellipse, n, opacity, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A rally across an outdoor table, close to it, with more tables among the trees. */
export function tableTennis(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 560);
  let picture = backdrop(stage, { horizon, trees: 170, sun: [random.between(300, 520), random.between(150, 240)] });
  const lawn = hill(stage, horizon + 60, 30, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [90, 250, 1180, 1360, 1520])
    picture += tree(stage, x + random.between(-30, 30), lawn.edge(x) + 24, random.between(260, 420), undefined, 0.1);
  picture += hill(stage, horizon + 130, 18, stage.lawn(2)).markup + walkway(stage, 1200, horizon + 130, 820, 1900);
  picture += small(stage, 400, horizon + 190) + small(stage, 1130, horizon + 170) + lamp(stage, 690, horizon + 170, 300);
  picture += bench(stage, 250, horizon + 300, 170) + figure(stage, 240, horizon + 298, 200, { pose: 'bench' });
  const y = horizon + 300;
  const tint = stage.layout([INK.leaf, '#2b62d9', '#c2562d']);
  picture += player(stage, 250, y + 90, 430, false, INK.red) + player(stage, 1350, y + 90, 430, true, '#22303a');
  picture += table(stage, 800, y, tint);
  const [bx, by] = [random.between(700, 960), y - random.between(150, 210)];
  picture +=
    stroke(
      `M${n(bx - 240)} ${n(by + 70)}Q${n(bx - 110)} ${n(by - 50)} ${n(bx)} ${n(by)}`,
      '#ffffff',
      5,
      ' stroke-dasharray="3 18" stroke-opacity=".85"',
    ) +
    cut(disc(bx, by, 21), stage.bright('#fffaf0'), 5) +
    circle(bx - 6, by - 6, 6, '#ffffff');
  if (stage.lit) picture += glow(800, y - 60, 460, '#fff0b8', 0.7);
  return (
    picture +
    scatter(stage, 980, 1060, 30) +
    verge(stage, 1030, 'grass') +
    bough(stage, stage.layout(['right', 'left']), 360, 190) +
    air(stage)
  );
}

/** A player with the bat in the near hand, leaning towards the table. */
function player(stage: Stage, x: number, y: number, height: number, flip: boolean, rubber: string): string {
  const [hx, hy] = locateHand(x, y, height, 'reach', { flip });
  const out = flip ? -1 : 1;
  return (
    figure(stage, x, y, height, { pose: 'reach', flip }) +
    stroke(`M${n(hx)} ${n(hy)}l${out * 26} -26`, stage.bright(INK.wood), 15) +
    cut(disc(hx + out * 56, hy - 58, 46, 50), stage.bright(rubber), 5) +
    stroke(disc(hx + out * 56, hy - 58, 46, 50), stage.bright('#e8c48f'), 5)
  );
}

function table(stage: Stage, x: number, y: number, tint: string): string {
  const white = stage.bright('#fffaf0');
  const mesh = Array.from({ length: 9 }, (_, i) => `M${n(x - 12 + i * 7)} ${n(y - 92 + i * 22)}v62`).join('');
  return (
    ellipse(x + 20, y + 196, 560, 32, '#081a26', opacity(0.2)) +
    path(box(x - 400, y + 60, 60, 130) + box(x + 340, y + 60, 60, 130), stage.paint('#9aa6a8')) +
    path(box(x - 420, y + 176, 100, 20) + box(x + 320, y + 176, 100, 20), stage.paint('#7d898c')) +
    cut(
      polygon([
        [x - 410, y - 40],
        [x + 410, y - 40],
        [x + 540, y + 100],
        [x - 540, y + 100],
      ]),
      stage.bright(tint),
      9,
    ) +
    path(
      polygon([
        [x - 540, y + 100],
        [x + 540, y + 100],
        [x + 534, y + 126],
        [x - 534, y + 126],
      ]),
      stage.bright('#e9e2d2'),
    ) +
    stroke(
      `M${n(x - 400)} ${n(y - 34)}H${n(x + 400)}L${n(x + 522)} ${n(y + 94)}H${n(x - 522)}zM${n(x - 460)} ${n(y + 26)}H${n(x + 460)}`,
      white,
      6,
    ) +
    (stage.cold ? path(`M${n(x - 520)} ${n(y + 98)}q60 -26 130 -6t130 2z`, '#ffffff', opacity(0.9)) : '') +
    cut(`M${n(x - 16)} ${n(y - 100)}L${n(x + 50)} ${n(y + 84)}V${n(y + 150)}L${n(x - 16)} ${n(y - 36)}z`, stage.bright('#f4f1e6'), 4) +
    stroke(mesh, stage.paint('#8b98a0'), 2) +
    stroke(`M${n(x - 16)} ${n(y - 100)}L${n(x + 50)} ${n(y + 84)}`, stage.bright(INK.sun), 9)
  );
}

function small(stage: Stage, x: number, y: number): string {
  return (
    figure(stage, x - 120, y + 34, 150, { pose: 'reach' }) +
    figure(stage, x + 120, y + 34, 140, { pose: 'reach', flip: true, age: 'child' }) +
    ellipse(x, y + 40, 120, 9, '#081a26', opacity(0.16)) +
    path(box(x - 74, y - 14, 16, 52) + box(x + 58, y - 14, 16, 52), stage.paint('#9aa6a8')) +
    cut(
      polygon([
        [x - 84, y - 36],
        [x + 84, y - 36],
        [x + 104, y - 14],
        [x - 104, y - 14],
      ]),
      stage.paint(INK.leaf),
      4,
    ) +
    path(box(x - 3, y - 52, 6, 38), stage.paint('#fffaf0'))
  );
}
