import { figure } from '../motifs/figures.ts';
import { treeline, waterTone } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air, sky } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, LAWN, mix } from '../palette.ts';
import { at, box, cut, layer, n, opacity, type Point, path, polygon, stroke } from '../paper.ts';
import { createGroundPlane } from '../perspective.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** The four-pointed fortress by the Danube from above. */
export function starFortress(stage: Stage): string {
  const { random, cold, season } = stage;
  const top = random.between(150, 230);
  const middle = random.between(770, 830);
  const ground = createGroundPlane(-620, middle, 1300, stage.layout([0.25, -0.3, 0.5, 0.05]));
  const fields = [mix(LAWN[season][1], '#f0dc8a', 0.35), LAWN[season][2], mix(LAWN[season][1], '#e8c86a', 0.2), LAWN[season][3]];
  let picture = sky(stage, { horizon: top + 10, clouds: 4, sun: [random.between(300, 560), top - 60] });
  picture +=
    layer(
      `M-20 ${n(top + 6)}Q300 ${n(top - 40)} 620 ${n(top)}T1620 ${n(top - 20)}V1090H-20z`,
      stage.paint(cold ? '#dbe6ee' : LAWN[season][2], 0.4),
      4,
    ) + layer(`M-20 ${n(top + 30)}H1620V1090H-20z`, stage.lawn(1), 4);
  for (const [i, [u, v, w, d]] of (
    [
      [-1500, 250, 560, 380],
      [960, 250, 560, 380],
      [-1300, -200, 420, 360],
      [880, -240, 500, 380],
    ] as const
  ).entries())
    picture += path(
      ground.polygon([
        [u, v],
        [u + w, v],
        [u + w, v + d],
        [u, v + d],
      ]),
      stage.paint(cold ? cycle(['#eef3f7', '#e1eaf1'], i) : cycle(fields, i)),
      opacity(0.9),
    );
  picture +=
    path(
      `M-20 ${n(top + 34)}C300 ${n(top + 40)} 380 ${n(top + 84)} 760 ${n(top + 70)}S1300 ${n(top + 30)} 1620 ${n(top + 50)}V${n(top + 130)}C1300 ${n(top + 110)} 1100 ${n(top + 158)} 760 ${n(top + 152)}S240 ${n(top + 124)} -20 ${n(top + 104)}z`,
      waterTone(stage, cold ? '#b9d3e4' : '#5fb0d8'),
      ' stroke="#fff" stroke-opacity=".6" stroke-width="4"',
    ) +
    stroke(
      `M200 ${n(top + 84)}h90M400 ${n(top + 108)}h110M900 ${n(top + 124)}h130M1220 ${n(top + 80)}h90`,
      '#ffffff',
      3,
      ' stroke-opacity=".6"',
    );
  picture += boat(stage, 560, top + 104, 0.9) + boat(stage, 1130, top + 92, 0.72);
  picture += treeline(stage, top + 178, 52, stage.paint(cycle(CROWNS[season], 2), 0.2), 0.8);
  const heart = 455;
  const star = (outer: number, inner: number, lift = 0): Point[] =>
    Array.from({ length: 8 }, (_, i): Point => {
      const angle = (i / 8) * Math.PI * 2 + Math.PI / 4;
      const r = i % 2 ? inner : outer;
      const [x, y] = ground.at(Math.cos(angle) * r, heart + Math.sin(angle) * r);
      return [x, y - lift];
    });
  picture +=
    cut(polygon(star(549, 326)), stage.paint(cold ? '#ffffff' : LAWN[season][3]), 9) +
    path(polygon(star(498, 288)), stage.paint(cold ? '#e3ecf3' : LAWN[season][2])) +
    path(polygon(star(442, 237)), stage.paint(cold ? '#c3d4e1' : mix(LAWN[season][3], INK.forest, 0.3)));
  const brick = stage.paint('#c0694a');
  const height = 74;
  const foot = star(381, 181);
  const head = star(381, 181, height);
  const walls = foot
    .map(([x1, y1], i) => {
      const [x2, y2] = foot[(i + 1) % foot.length] ?? [x1, y1];
      return {
        y: (y1 + y2) / 2,
        d: polygon([
          [x1, y1],
          [x2, y2],
          [x2, y2 - height],
          [x1, y1 - height],
        ]),
        shade: x2 > x1,
        x1,
        y1,
        x2,
        y2,
      };
    })
    .toSorted((a, b) => a.y - b.y);
  for (const wall of walls) {
    let slits = '';
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      slits += box(wall.x1 + (wall.x2 - wall.x1) * t - 5, wall.y1 + (wall.y2 - wall.y1) * t - 46, 9, 22);
    }
    picture +=
      path(wall.d, wall.shade ? brick : mix(brick, '#081a26', 0.18), ' stroke="#fff" stroke-opacity=".2"') +
      path(slits, stage.lit ? '#ffd873' : stage.paint('#5f2f24'));
  }
  picture +=
    path(polygon(head), stage.paint(cold ? '#ffffff' : LAWN[season][2]), ' stroke="#fff" stroke-opacity=".5" stroke-width="3"') +
    path(polygon(star(339, 158, height)), stage.paint('#d98a66')) +
    path(polygon(star(307, 140, height)), stage.paint(cold ? '#f4f7f9' : '#efd9b0'));
  const court = star(158, 100, height);
  picture +=
    cut(polygon(court), stage.lit ? '#ffe09a' : stage.paint('#cfe9ee'), 6) +
    stroke(court.map(([x, y]) => `M${n(middle)} ${n(ground.at(0, heart)[1] - height - 26)}L${n(x)} ${n(y)}`).join(''), '#ffffff', 3.5);
  if (stage.lit) picture += glow(middle, ground.at(0, heart)[1] - 60, 300);
  for (const [u, v, h] of [
    [-200, 450, 84],
    [200, 480, 84],
    [20, 650, 76],
    [-30, 310, 92],
    [40, 300, 64],
  ] as const) {
    const [x, y] = ground.at(u, v);
    picture += figure(stage, x, y - height, h, {
      pose: random.pick(['walk', 'stroll', 'point', 'photograph']),
      flip: random.chance(0.5),
      age: h < 60 ? 'child' : 'adult',
    });
  }
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 6.283 + 0.2;
    const [x, y] = ground.at(Math.cos(angle) * 860, heart + Math.sin(angle) * 720);
    if (y > top + 190 && y < 1130) picture += tree(stage, x, y, 120 * ((y + 620) / 1687) + 30);
  }
  return picture + air(stage, 0.6);
}

function boat(stage: Stage, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    cut('M-70 -12H74L58 12H-58z', stage.bright('#fffaf0'), 3) +
      path('M-66 0H66L58 12H-58z', stage.bright(INK.red)) +
      path('M-30 -34H36V-12H-30z', stage.bright('#fffaf0')) +
      path(box(-22, -28, 12, 9) + box(-4, -28, 12, 9) + box(14, -28, 12, 9), stage.lit ? '#ffd873' : stage.paint('#5b9ac0')),
    size,
  );
}
