import { verge } from '../foreground.ts';
import { dog } from '../motifs/animals.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter, tufts } from '../motifs/land.ts';
import { garland, glow, kite } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { at, circle, cut, n, path, polygon, scallop, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

function blanket(stage: Stage, x: number, y: number, width: number, colour: string): string {
  const h = width * 0.24;
  const d = polygon([
    [x - width * 0.42, y - h],
    [x + width * 0.5, y - h * 0.9],
    [x + width * 0.6, y + h * 0.3],
    [x - width * 0.55, y + h * 0.4],
  ]);
  let checks = '';
  for (const t of [0.2, 0.5, 0.8])
    checks += `M${n(x - width * 0.42 + width * 0.92 * t)} ${n(y - h)}L${n(x - width * 0.55 + width * 1.15 * t)} ${n(y + h * 0.38)}`;
  for (const t of [0.3, 0.7])
    checks += `M${n(x - width * (0.42 + 0.13 * t))} ${n(y - h + h * 1.4 * t)}L${n(x + width * (0.5 + 0.1 * t))} ${n(y - h * 0.9 + h * 1.2 * t)}`;
  return cut(d, stage.bright(colour), 5) + stroke(checks, stage.bright('#fffaf0'), width * 0.022, ' stroke-opacity=".75"');
}

export function basket(stage: Stage, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    stroke('M-34 -34Q0 -96 34 -34', stage.bright('#8a5a2f'), 7) +
      cut('M-44 -40H44L36 0H-36z', stage.bright('#c48a4a'), 4) +
      stroke('M-42 -28H42M-40 -14H40', stage.bright('#8a5a2f'), 3) +
      path('M-44 -40q20 -24 44 -8q22 -14 44 8z', stage.bright('#fffaf0')) +
      path('M20 -40q-4 -40 10 -44l6 4q-6 14 2 40z', stage.bright('#2f8a57')),
    size / 90,
  );
}

/** Friends on blankets under one large tree, kites above. */
export function picnic(stage: Stage): string {
  const { random, season, cold } = stage;
  const horizon = random.between(540, 640);
  const trunkX = stage.layout([520, 640, 1000, 900]);
  let picture = backdrop(stage, { horizon, trees: 120 });
  const back = hill(stage, horizon + 50, 50, stage.lawn(0));
  picture += back.markup;
  for (const tx of [120, 1250, 1420, 1540])
    picture += tree(stage, tx + random.between(-50, 50), back.edge(tx) + 16, random.between(130, 210), undefined, 0.2);
  const near = hill(stage, horizon + 140, 40, stage.lawn(1));
  picture += near.markup + tufts(stage, horizon + 180, 980);
  const away = trunkX < 800 ? 1 : -1;
  picture +=
    kite(stage, trunkX + away * 430, 190, 70, INK.red, trunkX + away * 330, horizon + 90) +
    kite(stage, trunkX + away * 590, 320, 52, INK.sky, trunkX + away * 470, horizon + 110) +
    figure(stage, trunkX + away * 320, horizon + 190, 118, { pose: 'hold', age: 'child', flip: away < 0 }) +
    figure(stage, trunkX + away * 480, horizon + 200, 112, { pose: 'run', age: 'child', flip: away > 0 });
  const crownColour = stage.paint(cycle(CROWNS[season], 3 + stage.turn));
  const bark = stage.paint('#6b4a37');
  const foot = horizon + 250;
  picture +=
    shade(stage, trunkX, foot, 250) +
    path(
      `M${n(trunkX - 60)} ${n(foot)}Q${n(trunkX - 26)} ${n(foot - 60)} ${n(trunkX - 30)} ${n(foot - 260)}H${n(trunkX + 30)}Q${n(trunkX + 26)} ${n(foot - 60)} ${n(trunkX + 66)} ${n(foot)}z`,
      bark,
    );
  if (cold) picture += tree(stage, trunkX, foot, 760, 'oval');
  else
    for (const [dx, dy, size, light] of [
      [-210, -330, 150, 0],
      [200, -350, 160, 0],
      [0, -430, 210, 0],
      [-90, -300, 130, 0.12],
      [120, -290, 140, 0.12],
      [-40, -460, 120, 0.22],
    ] as const)
      picture += cut(
        scallop(trunkX + dx, foot + dy, size, size * 0.78, 13, random.next),
        mix(crownColour, stage.paint('#fff3a8'), light),
        8,
      );
  picture += cold
    ? ''
    : stroke(
        `M${n(trunkX)} ${n(foot - 200)}Q${n(trunkX - 20)} ${n(foot - 300)} ${n(trunkX - 110)} ${n(foot - 360)}M${n(trunkX)} ${n(foot - 220)}Q${n(trunkX + 20)} ${n(foot - 320)} ${n(trunkX + 100)} ${n(foot - 390)}`,
        bark,
        18,
      );
  const bx = 800 + away * -20;
  picture +=
    blanket(stage, bx - 10, 890, 560, INK.red) +
    figure(stage, bx - 190, 900, 250, { pose: 'sit' }) +
    figure(stage, bx + 200, 890, 245, { pose: 'sit', flip: true }) +
    basket(stage, bx + 10, 880, 110) +
    figure(stage, bx + 60, 838, 225, { pose: 'lotus' });
  picture +=
    circle(bx - 60, 905, 24, stage.bright('#fffaf0')) +
    circle(bx - 66, 898, 10, stage.bright(INK.red)) +
    circle(bx - 50, 900, 9, stage.bright(INK.sun)) +
    path(
      polygon([
        [bx + 96, 915],
        [bx + 130, 870],
        [bx + 150, 915],
      ]),
      stage.bright(INK.red),
    ) +
    stroke(`M${n(bx + 92)} 917H${n(bx + 154)}`, stage.bright('#2f8a57'), 7);
  picture +=
    blanket(stage, bx + away * 430, 770, 250, INK.sun) +
    figure(stage, bx + away * 400, 772, 150, { pose: 'sit', flip: away < 0 }) +
    figure(stage, bx + away * 470, 768, 140, { pose: 'lotus' }) +
    dog(stage, bx - away * 330, 960, 74, 'sit', '#e0a35a', away < 0);
  if (stage.lit) picture += garland(stage, trunkX - 260, foot - 240, trunkX + 300, foot - 250, 60) + glow(bx, 860, 240);
  return picture + scatter(stage, 930, 1060, 34) + verge(stage, 1010, 'flowers') + air(stage);
}
