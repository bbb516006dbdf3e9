import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { bassist, fiddler } from '../motifs/instruments.ts';
import { backdrop, hill, scatter, walkway } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { cut, disc, ellipse, n, opacity, type Point, path, polygon, smooth, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { goldenCeiling } from './concert-hall.ts';

/** House of Hungarian Music: a pierced golden roof, glass, and trees growing through. */
export function roofAmongTrees(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(610, 690);
  const middle = random.between(770, 830);
  const ground = horizon + 110;
  const top = ground - random.between(255, 290);
  const half = random.between(430, 480);
  const wave = random.between(0, 6.3);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const x = middle - half + t * half * 2;
    const dome = Math.sin(t * Math.PI) ** 0.7;
    upper.push([x, top - dome * 105 - Math.sin(t * 11 + wave) * 16 * dome]);
    lower.push([x, top + 6 + dome * 34 + Math.sin(t * 13 + wave) * 17]);
  }
  const roof = `${smooth(upper)}${smooth(lower.toReversed()).replace('M', 'L')}z`;
  const gold = stage.lit ? mix(stage.paint('#e3b04a'), '#ffc95a', 0.4) : stage.paint('#dfae4e');
  let picture = backdrop(stage, { horizon, trees: 190, city: false });
  const lawn = hill(stage, horizon + 60, 22, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [90, 250, 1370, 1530])
    picture += tree(stage, x + random.between(-40, 40), ground + 10, random.between(300, 430), undefined, 0.1);
  for (const dx of [-0.42, 0.1, 0.5])
    picture += tree(stage, middle + half * dx, top + 10, random.between(190, 250), random.pick(['birch', 'round', 'oval']), 0.06);
  picture += path(
    `M${n(middle - half * 0.7)} ${n(top)}H${n(middle + half * 0.7)}V${n(ground + 26)}Q${n(middle)} ${n(ground + 60)} ${n(middle - half * 0.7)} ${n(ground + 26)}z`,
    stage.lit ? '#ffd98c' : mix(stage.paint('#cfe8ea'), stage.sky[1], 0.3),
  );
  if (stage.lit) picture += glow(middle, ground - 60, half * 0.8, '#ffd873', 0.7);
  picture += [-0.5, -0.28, 0.02, 0.3, 0.55]
    .map((dx) =>
      figure(stage, middle + half * dx, ground + 22, 96, {
        pose: random.pick(['stand', 'cheer', 'stroll', 'fiddle', 'dance']),
        flip: random.chance(0.5),
        indoors: stage.lit,
        shadow: false,
      }),
    )
    .join('');
  picture += stroke(
    Array.from(
      { length: 21 },
      (_, i) => `M${n(middle - half * 0.7 + i * half * 0.07)} ${n(top)}V${n(ground + 26 + Math.sin((i / 20) * Math.PI) * 16)}`,
    ).join(''),
    '#ffffff',
    2.5,
    ' stroke-opacity=".6"',
  );
  picture += cut(roof, gold, 14, 0.22) + underside(stage, lower, upper);
  let holes = '';
  const holeRims: string[] = [];
  for (const [dx, dy, size] of [
    [-0.62, 0.3, 34],
    [-0.28, 0.62, 52],
    [0.06, 0.36, 40],
    [0.34, 0.66, 48],
    [0.64, 0.32, 32],
    [-0.05, 0.8, 26],
    [0.14, 0.72, 22],
    [-0.46, 0.72, 20],
  ] as const) {
    const t = (dx + 1) / 2;
    const y = top - Math.sin(t * Math.PI) ** 0.7 * 105 * dy;
    holes += disc(middle + half * dx, y, size, size * 0.36);
    holeRims.push(disc(middle + half * dx, y - 3, size + 3, size * 0.36 + 3));
  }
  picture += path(holeRims.join(''), stage.paint('#fff0c4')) + path(holes, stage.paint('#4c6b3a'));
  for (const [dx, h] of [
    [-0.28, 200],
    [0.34, 230],
    [0.06, 150],
  ] as const) {
    const t = (dx + 1) / 2;
    picture += tree(
      stage,
      middle + half * dx,
      top - Math.sin(t * Math.PI) ** 0.7 * 105 * 0.5 + 2,
      h * random.between(0.85, 1.1),
      random.pick(['round', 'oval', 'birch', 'blossom']),
    );
  }
  if (cold) picture += stroke(smooth(upper), stage.paint('#ffffff'), 13);
  picture += hill(stage, ground + 60, 16, stage.lawn(2), 6).markup + walkway(stage, middle, ground + 60, middle + 120, 420, 1067, 200);
  picture +=
    figure(stage, middle - 110, ground + 190, 138, { pose: 'fiddle' }) +
    figure(stage, middle + 40, ground + 195, 140, { pose: 'dance', flip: true }) +
    figure(stage, middle + 150, ground + 200, 96, { pose: 'twirl', age: 'child' }) +
    figure(stage, middle - 280, ground + 175, 130, { pose: 'walk' });
  picture += tree(stage, 40, 1010, 480, 'round') + tree(stage, 1580, 1000, 430, 'oval') + scatter(stage, 930, 1040, 30);
  return picture + verge(stage, 1005, random.pick(['leaves', 'flowers', 'grass'])) + air(stage);
}

/** Thousands of gilded leaves line the roof's underside: here a band of them. */
function underside(stage: Stage, lower: readonly Point[], upper: readonly Point[]): string {
  let leaves = '';
  lower.forEach(([x, y], i) => {
    const above = upper[i]?.[1] ?? y;
    if (y - above < 40) return;
    for (let k = 0; k < 3; k++)
      leaves += polygon([
        [x - 22 + k * 20, y - 8],
        [x - 14 + k * 20, y - 22],
        [x - 4 + k * 20, y - 18],
        [x - 8 + k * 20, y - 6],
      ]);
  });
  return path(leaves, stage.paint('#fff0c4'), opacity(0.65)) + stroke(smooth(lower), stage.paint('#a87a2c'), 5);
}

/** Under the roof of the music house: gilded leaves overhead, trunks through the holes, music on the grass. */
export function underTheGoldenRoof(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(540, 600);
  let picture = backdrop(stage, { horizon, trees: 220, city: false, sun: [random.between(300, 500), random.between(260, 330)] });
  const lawn = hill(stage, horizon + 70, 18, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [90, 260, 420, 1500]) picture += tree(stage, x, lawn.edge(x) + 16, random.between(240, 330), undefined, 0.14);
  const glassX = stage.layout([1010, 940, 1060]);
  picture +=
    path(
      `M${glassX} 120H1660V${n(horizon + 230)}Q${n((glassX + 1620) / 2)} ${n(horizon + 280)} ${glassX} ${n(horizon + 220)}z`,
      stage.lit ? '#ffd98c' : mix(stage.paint('#cfe8ea'), stage.sky[1], 0.3),
    ) +
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${n(glassX + i * 80)} 120V${n(horizon + 226 + Math.sin((i / 8) * 3.14) * 30)}`).join(''),
      '#ffffff',
      5,
      ' stroke-opacity=".7"',
    );
  if (stage.lit) picture += glow(1300, horizon, 320);
  picture += [0, 1, 2]
    .map((i) =>
      figure(stage, glassX + 150 + i * 150, horizon + 226, 180, {
        pose: random.pick(['stand', 'stroll', 'point']),
        flip: random.chance(0.5),
        indoors: true,
      }),
    )
    .join('');
  for (const [x, width] of [
    [560, 34],
    [860, 26],
  ] as const)
    picture +=
      cut(
        `M${n(x - width * 1.2)} ${n(horizon + 240)}Q${n(x - width * 0.5)} ${n(horizon + 120)} ${n(x - width * 0.45)} 40H${n(x + width * 0.45)}Q${n(x + width * 0.5)} ${n(horizon + 120)} ${n(x + width * 1.3)} ${n(horizon + 240)}z`,
        stage.paint(INK.bark),
        7,
      ) + ellipse(x + 20, horizon + 242, width * 3, 12, '#081a26', opacity(0.15));
  picture += `<g transform="translate(0 -10) scale(1 1.9)">${goldenCeiling(stage)}</g>`;
  picture += hill(stage, horizon + 260, 12, stage.lawn(2), 5).markup;
  picture +=
    fiddler(stage, 660, horizon + 330, 250) +
    bassist(stage, 780, horizon + 330, 255) +
    fiddler(stage, 930, horizon + 335, 240, { flip: true, look: { garment: 'dress', top: INK.sun } });
  for (const [x, y, pose, age] of [
    [470, 400, 'sit', 'adult'],
    [590, 430, 'lotus', 'child'],
    [1010, 420, 'sit', 'child'],
    [1130, 400, 'lotus', 'adult'],
    [330, 380, 'lotus', 'adult'],
  ] as const)
    picture += figure(stage, x, horizon + y, 230, { pose, age, flip: x > 800 });
  return picture + scatter(stage, 940, 1060, 20) + verge(stage, 1030, 'grass') + air(stage, 0.5);
}
